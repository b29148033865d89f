import type { Option } from '../../../kernel/choice.ts';
import { theOption } from '../answers.ts';
import { seatOf } from '../factions.ts';
import { leaderOf } from '../influence/cubes.ts';
import { canPlace, leastPlacing } from '../influence/place-influence.ts';
import { canReclaim } from '../influence/reclaim.ts';
import { supplyOf } from '../influence/supply.ts';
import { freeBox } from '../military/demobilize.ts';
import { canDeploy } from '../military/deploy.ts';
import { deployedIn, mobilized } from '../military/units.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { actionPrompt, mustSettle } from '../solitaire/must-settle.ts';
import type { Decide, Play, Position } from '../types.ts';
import { isMilitary, settledBy, settleOption } from './action-options.ts';
import { settleable } from './actions.ts';

/** 3.1, 3.2: the political action of the turn, or the military one before it. */
export const action: Decide<'action'> = {
  section: '3.2',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => ({
    prompt: actionPrompt(
      position,
      faction,
      msg('versailles-1919.ask.action', {
        available: supplyOf(position.state, faction).available,
        military: position.state.done.military ? 'done' : 'open',
      }),
    ),
    brief: msg('versailles-1919.brief.action'),
    choice: {
      kind: 'one',
      options: [
        ...politicalOptions(position, faction),
        ...(position.state.done.military ? [] : militaryOptions(position, faction)),
      ],
    },
  }),
  waiting: (_, { faction }) => msg('versailles-1919.waiting.action', nationArgs(faction)),
  apply(play, answers, { faction }) {
    const chosen = theOption(answers);
    if (beginMilitary(play, faction, chosen)) return;
    const { state, push } = play;
    state.done.political = true;
    if (chosen === 'place') push({ ask: 'place-influence', args: { faction } });
    else if (chosen === 'reclaim') push({ ask: 'reclaim', args: { faction } });
    else push({ step: 'settle-issue', args: { faction, issue: settledBy(chosen) ?? '' } });
  },
  fallback: ({ state }, _, { faction }) => {
    if (mustSettle(state, faction)) return settleOption(settleable(state)[0] ?? '');
    if (supplyOf(state, faction).exhausted > 0 && canReclaim(state, faction)) return 'reclaim';
    if (canPlace(state, faction)) return 'place';
    if (canReclaim(state, faction)) return 'reclaim';
    return settleOption(settleable(state)[0] ?? '');
  },
  onlyAnswer: () => {}, // what follows tells it
};

/** 3.1: the military action after the political one, or none. */
export const militaryAction: Decide<'military-action'> = {
  section: '3.1',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => ({
    prompt: msg('versailles-1919.ask.military-action'),
    brief: msg('versailles-1919.brief.military-action'),
    choice: {
      kind: 'one',
      options: [{ id: 'none', label: msg('versailles-1919.option.end-turn') }, ...militaryOptions(position, faction)],
    },
  }),
  waiting: (_, { faction }) => msg('versailles-1919.waiting.military-action', nationArgs(faction)),
  apply(play, answers, { faction }) {
    if (!beginMilitary(play, faction, theOption(answers))) play.state.done.military = true;
  },
  fallback: () => 'none',
};

/** True when a military action was chosen. */
function beginMilitary({ state, push }: Play, faction: FactionId, chosen: string): boolean {
  if (!isMilitary(chosen)) return false;
  state.done.military = true;
  if (chosen === 'deploy') push({ ask: 'deploy-unit', args: { faction } });
  else push({ ask: 'demobilize-unit', args: { faction, mutiny: false } });
  return true;
}

function politicalOptions({ state, pack }: Position, faction: FactionId): readonly Option[] {
  const supply = supplyOf(state, faction);
  const options: Option[] = [];
  const free = !mustSettle(state, faction);
  if (free && canPlace(state, faction))
    options.push({
      id: 'place',
      label: msg('versailles-1919.option.place'),
      detail: msg('versailles-1919.option.place-detail', { least: leastPlacing(state, faction) }),
    });
  if (free && canReclaim(state, faction))
    options.push({
      id: 'reclaim',
      label: msg('versailles-1919.option.reclaim'),
      detail: msg('versailles-1919.option.reclaim-detail', {
        cubes: Math.min(pack.figures.reclaim, supply.exhausted),
        units: supply.units.exhausted,
        deployed: deployedIn(state, faction).length,
      }),
    });
  for (const issue of settleable(state)) {
    const leader = leaderOf(state, issue);
    options.push({
      id: settleOption(issue),
      label: msg('versailles-1919.option.settle', { issue: issueName(pack, issue) }),
      ...(leader && {
        detail: msg('versailles-1919.option.settle-detail', {
          leader: nationName(leader),
          own: leader === faction ? 'yes' : 'no',
        }),
      }),
      place: `issue:${issue}`,
    });
  }
  return options;
}

function militaryOptions(position: Position, faction: FactionId): readonly Option[] {
  const options: Option[] = [];
  if (canDeploy(position, faction)) options.push({ id: 'deploy', label: msg('versailles-1919.option.deploy') });
  if (mobilized(position.state, faction) > 0)
    options.push({ id: 'demobilize', label: msg('versailles-1919.option.demobilize', { box: freeBox(position) }) });
  return options;
}
