import type { Option } from '../../../kernel/choice.ts';
import { theOption } from '../answers.ts';
import { activeOf, seatOf } from '../factions.ts';
import { leaderOf } from '../influence/cubes.ts';
import { canPlace, leastPlacing } from '../influence/place-influence.ts';
import { supplyOf } from '../influence/supply.ts';
import { msg as gameMsg } from '../msg.ts';
import { issueName, nationArgs, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { settledBy, settleOption } from '../turn/action-options.ts';
import type { Decide, Position, Step } from '../types.ts';
import { deciderFor } from './decided-for.ts';
import { msg } from './msg.ts';
import { reclaimable, takeBack } from './neutral-reclaim.ts';
import { neutralSettleable } from './neutral-settle.ts';

/**
 * 15.2: at the end of their turn the player takes a political action for the neutral faction; A-1 where none is legal.
 */
export const neutralAction: Step<'neutral-action'> = {
  section: '15.2',
  run(play, { faction }) {
    if (canActNeutrally(play, faction)) play.push({ ask: 'neutral-action', args: { faction } });
    else play.tell({ type: 'no-political-action', faction });
  },
};

/** 15.2: whether any action for the neutral faction is legal. */
export function canActNeutrally(position: Position, faction: FactionId): boolean {
  return options(position, faction).length > 0;
}

/**
 * 15.2: place, settle or reclaim, as the player likes; 15.6: reclaiming is all that is left when the others cannot be.
 */
export const takeNeutralAction: Decide<'neutral-action'> = {
  section: '15.2',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => ({
    prompt: msg('versailles-1919-two-players.ask.action', {
      ...nationArgs(faction),
      available: supplyOf(position.state, faction).available,
    }),
    brief: msg('versailles-1919-two-players.brief.action', nationArgs(faction)),
    choice: { kind: 'one', options: options(position, faction) },
  }),
  waiting: (position, { faction }) =>
    msg('versailles-1919-two-players.waiting.action', {
      By: nationArgs(deciderFor(position, faction)).Who,
      who: nationName(faction),
    }),
  apply(play, answers, { faction }) {
    const { state, push, tell } = play;
    state.done.neutral = true;
    const chosen = theOption(answers);
    const issue = settledBy(chosen);
    if (chosen === 'place') push({ ask: 'neutral-place', args: { faction } });
    else if (issue !== undefined) push({ step: 'settle-issue', args: { faction, issue } });
    else {
      const must = !canPlace(state, faction) && neutralSettleable(state).length === 0;
      if (must) tell({ type: 'neutral-must-reclaim', faction });
      takeBack(play, faction);
    }
  },
  fallback: (position, _, { faction }) => {
    const { state } = position;
    if (reclaimable(position, faction) > 0) return 'reclaim';
    return canPlace(state, faction) ? 'place' : settleOption(neutralSettleable(state)[0] ?? '');
  },
  onlyAnswer: () => {}, // everything is open; what follows tells it
};

function options(position: Position, faction: FactionId): readonly Option[] {
  const { state, pack } = position;
  const found: Option[] = [];
  if (canPlace(state, faction))
    found.push({
      id: 'place',
      label: gameMsg('versailles-1919.option.place'),
      detail: msg('versailles-1919-two-players.option.place-detail', { least: leastPlacing(state, faction) }),
    });
  const cubes = reclaimable(position, faction);
  if (cubes > 0)
    found.push({
      id: 'reclaim',
      label: gameMsg('versailles-1919.option.reclaim'),
      detail: msg('versailles-1919-two-players.option.reclaim-detail', {
        cubes,
        who: nationName(faction),
        own: Math.min(cubes, supplyOf(state, activeOf(state)).exhausted),
      }),
    });
  for (const issue of neutralSettleable(state)) {
    const leader = leaderOf(state, issue) ?? faction;
    found.push({
      id: settleOption(issue),
      label: gameMsg('versailles-1919.option.settle', { issue: issueName(pack, issue) }),
      detail: gameMsg('versailles-1919.option.settle-detail', { leader: nationName(leader), own: 'no' }),
      place: `issue:${issue}`,
    });
  }
  return found;
}
