import type { Message } from '../../../kernel/message.ts';
import { theOption } from '../answers.ts';
import { activeOf, endingWith, factionsIn, seatOf } from '../factions.ts';
import { columnOf } from '../icons/tracks.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, nationName, regionName } from '../names.ts';
import type { FactionId, RegionId } from '../pack-types.ts';
import { announceable, tellBotModifier } from '../solitaire/bot-modifier.ts';
import type { At, Decide, Position, Step } from '../types.ts';
import { checkOf } from './check.ts';
import { inDanger, issuesIn } from './hit.ts';

const SIDES = 6;

/** 10.2a: before the roll, those with a unit that may modify it announce, the active player last. */
export const announceModifiers: Step<'announce-modifiers'> = {
  section: '10.2',
  run({ state, pack, push, tell }, { region }) {
    const { units, unrest } = state.tracks[region];
    if (columnOf(pack, unrest).uprising === undefined) {
      tell({ type: 'region-calm', region, column: unrest });
      return;
    }
    checkOf(state.check).announced = {};
    const able = endingWith(state, activeOf(state)).filter(
      (faction) => columnOf(pack, units[faction] ?? 1).modifier > 0,
    );
    push(...able.map((faction) => ({ ask: 'announce-modifier' as const, args: { faction, region } })), {
      step: 'roll-for-uprising',
      args: { region },
    });
  },
};

/** 10.2a: plus, minus or nothing. */
export const announceModifier: Decide<'announce-modifier'> = {
  section: '10.2',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, region }) => {
    const { state, pack } = position;
    const { unrest } = state.tracks[region];
    const so = sumOf(position);
    const size = modifierOf(position, faction, region);
    return {
      prompt: msg('versailles-1919.ask.announce', {
        region: regionName(region),
        needs: columnOf(pack, unrest).uprising ?? 0,
        sign: so < 0 ? 'minus' : 'plus',
        so: Math.abs(so),
        danger: dangerText(position, faction, region),
      }),
      brief: msg('versailles-1919.brief.announce', { region: regionName(region) }),
      choice: {
        kind: 'one',
        options: announceable(position, faction, region).map((id) => ({
          id,
          label: msg('versailles-1919.option.modifier', {
            sign: id === 'nothing' ? 'none' : id,
            n: id === 'nothing' ? 0 : size,
          }),
        })),
      },
    };
  },
  waiting: (_, { faction, region }) =>
    msg('versailles-1919.waiting.announce', { ...nationArgs(faction), region: regionName(region) }),
  apply(play, answers, { faction, region }) {
    const chosen = theOption(answers);
    const size = modifierOf(play, faction, region);
    const n = chosen === 'minus' ? -size : chosen === 'plus' ? size : 0;
    checkOf(play.state.check).announced[faction] = n;
    tellBotModifier(play, faction, region, n);
    play.tell({ type: 'modifier-announced', faction, region, n });
  },
  /** Against an uprising that could hit oneself. */
  fallback: (position, _, { faction, region }) => {
    const own = issuesIn(position, faction, region).length;
    const most = Math.max(...factionsIn(position.state).map((other) => issuesIn(position, other, region).length));
    return own > 0 && own === most ? 'minus' : 'nothing';
  },
  onlyAnswer: () => {}, // 16.10 leaves a bot one; `apply` tells it
};

/** 10.2: the die, the event's modifier and all announcements against the column's number. */
export const rollForUprising: Step<'roll-for-uprising'> = {
  section: '10.2',
  run(play, { region }) {
    const { state, pack, die, tell } = play;
    const column = state.tracks[region].unrest;
    const needs = columnOf(pack, column).uprising;
    if (needs === undefined) return;
    const modifier = sumOf(play);
    const rolled = die(`die:uprising:${region}`, SIDES);
    const uprising = rolled + modifier >= needs;
    const check = checkOf(state.check);
    if (uprising) check.uprisings.push(region);
    check.announced = {};
    tell({ type: 'uprising-rolled', region, column, die: rolled, modifier, needs, uprising });
  },
};

/** Whose issues the uprising would hit, for the faction that announces. */
function dangerText(position: Position, faction: FactionId, region: RegionId): Message {
  const issues = inDanger(position, region).map(({ faction: owner, issue }) =>
    msg('versailles-1919.danger-issue', {
      issue: issueName(position.pack, issue),
      own: owner === faction ? 'yes' : 'no',
      who: nationName(owner),
    }),
  );
  return msg('versailles-1919.danger', { count: issues.length, issues });
}

/** The event's modifier and what has been announced so far. */
function sumOf({ state }: At): number {
  const { modifier, announced } = checkOf(state.check);
  return Object.values(announced).reduce((sum, n) => sum + n, modifier);
}

function modifierOf({ state, pack }: At, faction: FactionId, region: RegionId): number {
  return columnOf(pack, state.tracks[region].units[faction] ?? 1).modifier;
}
