import { isRegion, issueOf } from '../cards.ts';
import type { Context, Effect, EffectOf } from '../effect.ts';
import { supplyOf } from '../influence/supply.ts';
import { canDeploy } from '../military/deploy.ts';
import { deployedIn, mobilized, unitPlaces } from '../military/units.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { isNeutral } from '../two-players/neutral.ts';
import type { At, UnitPlace } from '../types.ts';
import { amountOf } from './amount.ts';

/**
 * Whether an effect can be carried out at all: what costs can be paid, what needs pieces finds some. An effect that
 * can be carried out may still change nothing (6.4).
 */
export function canCarryOut(position: At, effect: Effect, context: Context): boolean {
  const { state } = position;
  const { you } = context;
  switch (effect.op) {
    case 'pay':
      return supplyOf(state, you).available >= effect.n;
    case 'deploy':
      return canDeploy(position, you);
    case 'demobilize':
      return mobilized(state, you) > 0;
    case 'unsettle':
      return unsettleable(position, effect).length > 0;
    case 'return-influence':
      return returnable(state).length > 0;
    case 'exhaust-units':
      return deployedIn(state, you).length > 0;
    case 'ready-unit':
      return readiable(state, effect, you).length > 0;
    case 'happiness':
    case 'recover':
      return amountOf(state, effect, you) !== 0;
    case 'unrest':
      return (
        amountOf(state, effect, you) !== 0 && (effect.where !== 'issue' || (state.settling?.unrestIn ?? []).length > 0)
      );
    case 'unless-token':
      return !holds(position, effect);
    case 'keg':
    case 'token':
    case 'exhaust':
    case 'check':
    case 'all':
    case 'either':
    case 'each':
    case 'target':
      return true;
  }
}

/**
 * which parts of an either/or may be picked: influence only in full, unless nothing else is possible; then what
 * there is of it goes, and nobody escapes by picking what they cannot do.
 */
export function possibleParts(position: At, { effects }: EffectOf<'either'>, context: Context): readonly Effect[] {
  const neutral = isNeutral(position.state, context.you);
  const possible = effects.filter((effect) =>
    effect.op === 'exhaust'
      ? supplyOf(position.state, context.you).available >= effect.n
      : effect.op === 'pay' || (!neutral && (effect.op === 'demobilize' || effect.op === 'deploy')) // 15.7
        ? canCarryOut(position, effect, context)
        : true,
  );
  if (possible.length > 0) return possible;
  const losses = effects.filter(({ op }) => op === 'exhaust');
  return losses.length > 0 ? losses : effects;
}

/** 10.8: settled issues of these kinds. */
export function unsettleable({ state, pack }: At, { kinds }: EffectOf<'unsettle'>): readonly IssueId[] {
  return state.settled.flatMap(({ issue }) =>
    kinds.some((kind) => kind === issueOf(pack, issue).kind) ? [issue] : [],
  );
}

/** Issues of the Waiting Room that hold cubes; without any, whichever is picked nothing happens. */
export function returnable(state: State): readonly IssueId[] {
  return state.waitingRoom.filter((issue) => Object.values(state.influence[issue] ?? {}).some((cubes) => cubes > 0));
}

/** Where units are that an effect can make Available. */
export function readiable(state: State, { from }: EffectOf<'ready-unit'>, you: FactionId): readonly UnitPlace[] {
  return unitPlaces(state, you).filter(
    (place) => place === 'exhausted' || (isRegion(place) && from === 'deployed-or-exhausted'),
  );
}

function holds({ state, pack }: At, { token, kind }: EffectOf<'unless-token'>): boolean {
  return state.settled.some((each) => issueOf(pack, each.issue).kind === kind && each.tokens.includes(token));
}
