import type { Message } from '../../../kernel/message.ts';
import { theOption } from '../answers.ts';
import { controlledBy, issueOf, regionOfIssue } from '../cards.ts';
import { most } from '../effects/amount.ts';
import { activeOf, isFaction, seatOf } from '../factions.ts';
import { unitsIn } from '../icons/tracks.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, nationName, regionName } from '../names.ts';
import type { FactionId, IssueId, RegionId } from '../pack-types.ts';
import { msg as solitaireMsg } from '../solitaire/msg.ts';
import { isBot } from '../solitaire/solo.ts';
import type { State } from '../state.ts';
import { everyoneFrom } from '../two-players/everyone.ts';
import { msg as neutralMsg } from '../two-players/msg.ts';
import { isNeutral } from '../two-players/neutral.ts';
import type { At, Decide, Play, Step } from '../types.ts';
import { checkOf } from './check.ts';

const SIDES = 6;

/**
 * 10.3: the player who controls most issues of the region is hit; 10.3c: where nobody does, only the track is reset
 * and where its keg has no column to move to the uprising does not bring the strategy cards.
 */
export const uprising: Step<'uprising'> = {
  section: '10.3',
  run(play, { region }) {
    const { state, pack, push, tell } = play;
    const among = mostIn(play, region);
    const [only, second] = among;
    if (!only) {
      const idle = state.tracks[region].keg >= pack.figures.kegLastColumn && play.has('idle-uprisings-bring-no-cards');
      if (idle) checkOf(state.check).idle = [...(checkOf(state.check).idle ?? []), region];
      tell({ type: 'nobody-hit', region, ...(idle && !state.strategiesChosen && !state.solo && { idle: true }) });
      push({ step: 'reset-region', args: { region } });
    } else if (!second) hit(play, region, only, 'most', undefined);
    else {
      const [leftmost] = unitsIn(state, region);
      if (leftmost) push({ ask: 'who-is-hit', args: { faction: leftmost.faction, region, among } });
      else push({ step: 'roll-off', args: { region, among } });
    }
  },
};

/** 10.3a: the owner of the leftmost unit chooses among equals, and may choose themselves. */
export const whoIsHit: Decide<'who-is-hit'> = {
  section: '10.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, region, among }) => ({
    prompt: isBot(position.state, faction)
      ? solitaireMsg('versailles-1919-solitaire.ask.who-is-hit', { region: regionName(region) })
      : msg('versailles-1919.ask.who-is-hit', { region: regionName(region) }),
    brief: msg('versailles-1919.brief.who-is-hit', { region: regionName(region) }),
    choice: {
      kind: 'one',
      options: among.map((other) => ({
        id: other,
        label: msg('versailles-1919.option.nation', { who: nationName(other), own: other === faction ? 'yes' : 'no' }),
        detail: msg('versailles-1919.option.would-lose', {
          issues: dearest(position, other, region).map((issue) => issueName(position.pack, issue)),
        }),
      })),
    },
  }),
  waiting: (_, { faction, region }) =>
    msg('versailles-1919.waiting.who-is-hit', { ...nationArgs(faction), region: regionName(region) }),
  apply(play, answers, { faction, region }) {
    const chosen = theOption(answers);
    if (!isFaction(chosen)) throw new Error(`${chosen} is no player`);
    hit(play, region, chosen, 'chosen', faction);
  },
  fallback: (_, __, { faction, among }) => among.find((other) => other !== faction) ?? faction,
};

/** 10.3a: without units each rolls; the highest is hit, equal highest roll again. */
export const rollOff: Step<'roll-off'> = {
  section: '10.3',
  run(play, { region, among }) {
    const { die, push, tell } = play;
    const dice = among.map((faction) => ({ faction, die: die(`die:hit:${region}:${faction}`, SIDES) }));
    tell({ type: 'rolled-off', region, dice });
    const highest = Math.max(...dice.map((roll) => roll.die));
    const tied = dice.filter((roll) => roll.die === highest).map((roll) => roll.faction);
    const [first, second] = tied;
    if (first && !second) hit(play, region, first, 'rolled', undefined);
    else push({ step: 'roll-off', args: { region, among: tied } });
  },
};

/** 10.3b: the dearest issue; among equals the player who is hit chooses. */
export const hitFaction: Step<'hit-faction'> = {
  section: '10.3',
  run(play, { faction, region }) {
    const among = dearest(play, faction, region);
    const [only, second] = among;
    if (!only) throw new Error(`${faction} controls nothing in ${region}`);
    if (second) play.push({ ask: 'hit-issue', args: { faction, region, among } });
    else unsettle(play, only, region);
  },
};

export const hitIssue: Decide<'hit-issue'> = {
  section: '10.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: ({ state, pack }, _, { faction, region, among }) => ({
    prompt: hitPrompt(state, faction, region),
    brief: msg('versailles-1919.brief.hit-issue', { region: regionName(region) }),
    choice: {
      kind: 'one',
      options: among.map((issue) => ({
        id: issue,
        label: msg('versailles-1919.option.issue', { issue: issueName(pack, issue) }),
        detail: msg('versailles-1919.option.vp', { vp: issueOf(pack, issue).vp }),
        place: `issue:${issue}`,
      })),
    },
  }),
  waiting: (_, { faction, region }) =>
    msg('versailles-1919.waiting.hit-issue', { ...nationArgs(faction), region: regionName(region) }),
  apply(play, answers, { region }) {
    unsettle(play, theOption(answers), region);
  },
  fallback: (_, __, { among }) => among[0] ?? '',
};

function hitPrompt(state: State, faction: FactionId, id: RegionId): Message {
  const region = regionName(id);
  if (isNeutral(state, faction)) return neutralMsg('versailles-1919-two-players.ask.hit-issue', { region });
  if (isBot(state, faction)) return solitaireMsg('versailles-1919-solitaire.ask.hit-issue', { region });
  return msg('versailles-1919.ask.hit-issue', { region });
}

/** Issues of a region that a faction controls. */
export function issuesIn({ state, pack }: At, faction: FactionId, region: RegionId): readonly IssueId[] {
  return controlledBy(state, faction)
    .map(({ issue }) => issue)
    .filter((issue) => regionOfIssue(pack, issue) === region);
}

/** An uprising there could take an issue of the faction: it has most there, or ties for most (10.3). */
export function couldBeHit(position: At, faction: FactionId, region: RegionId): boolean {
  const own = issuesIn(position, faction, region).length;
  return own > 0 && position.state.order.every((other) => issuesIn(position, other, region).length <= own);
}

/** 10.3: who controls most issues of a region; several where they tie, nobody where it has none. */
function mostIn(position: At, region: RegionId): readonly FactionId[] {
  const count = (faction: FactionId) => issuesIn(position, faction, region).length;
  const { state } = position;
  return most(everyoneFrom(state, activeOf(state)), count).filter((faction) => count(faction) > 0);
}

/** 10.3: the issues that an uprising there could unsettle, each with whose it is. */
export function inDanger(position: At, region: RegionId): readonly { faction: FactionId; issue: IssueId }[] {
  return mostIn(position, region).flatMap((faction) =>
    dearest(position, faction, region).map((issue) => ({ faction, issue })),
  );
}

function dearest(position: At, faction: FactionId, region: RegionId): readonly IssueId[] {
  const issues = issuesIn(position, faction, region);
  const vp = (issue: IssueId) => issueOf(position.pack, issue).vp;
  const best = Math.max(...issues.map(vp));
  return issues.filter((issue) => vp(issue) === best);
}

function hit(
  play: Play,
  region: RegionId,
  faction: FactionId,
  how: 'most' | 'chosen' | 'rolled',
  by: FactionId | undefined,
) {
  const issues = issuesIn(play, faction, region).length;
  play.tell({ type: 'faction-hit', region, hit: faction, issues, how, by });
  play.push({ step: 'hit-faction', args: { faction, region } });
}

function unsettle({ push }: Play, issue: IssueId, region: RegionId): void {
  push({ step: 'unsettle-issue', args: { issue, uprising: region } });
}
