import { isRegion, REGIONS } from '../cards.ts';
import type { CheckWhere } from '../effect.ts';
import { amountOf, settledRegion } from '../effects/amount.ts';
import type { RegionId } from '../pack-types.ts';
import type { Check } from '../state.ts';
import type { At, Play, Step } from '../types.ts';

/** 10.1, 10.2: the regions are fixed, then each is announced and rolled for; what follows waits for all rolls. */
export const uprisingCheck: Step<'uprising-check'> = {
  section: '10.1',
  run(play, doing) {
    const { state, push, tell } = play;
    const { effect, context } = doing;
    const regions = checkedRegions(play, effect.where);
    // The modifier is per token where the card says so; without any, it is nothing.
    const modifier = effect.per
      ? amountOf(state, { n: effect.modifier, per: effect.per }, context.you)
      : effect.modifier;
    state.check = { regions: [...regions], modifier, announced: {}, uprisings: [], unsettled: [] };
    tell({ type: 'check-began', regions, modifier });
    push(...regions.map((region) => ({ step: 'announce-modifiers' as const, args: { region } })), {
      step: 'carry-out-uprisings',
      args: doing,
    });
  },
};

/** 10.1: the named region, or where the unrest is furthest right; all of those when tied. */
function checkedRegions(position: At, where: CheckWhere): readonly RegionId[] {
  if (isRegion(where)) return [where];
  if (where === 'settled') return [settledRegion(position)];
  const { tracks } = position.state;
  const most = Math.max(...REGIONS.map((region) => tracks[region].unrest));
  return REGIONS.filter((region) => tracks[region].unrest === most);
}

/** 10.2b, c: the regions that rose, from the top down; none is the end of the check. */
export const carryOutUprisings: Step<'carry-out-uprisings'> = {
  section: '10.2',
  run({ state, push }, doing) {
    const { uprisings } = checkOf(state.check);
    push(...uprisings.map((region) => ({ step: 'uprising' as const, args: { region } })), {
      step: 'finish-check',
      args: doing,
    });
  },
};

/** 10.7, A-32: after all regions the strategy cards, once; then what the card says for a check without result. */
export const finishCheck: Step<'finish-check'> = {
  section: '10.7',
  run({ state, push }: Play, { effect, context }) {
    const check = checkOf(state.check);
    const named = { ...context, regions: check.regions };
    const effects = [
      ...(check.uprisings.length === 0 ? (effect.if_no_uprising ?? []) : []),
      ...(check.unsettled.length === 0 ? (effect.if_nothing_unsettled ?? []) : []),
    ];
    push(...effects.map((each) => ({ step: 'carry-out' as const, args: { effect: each, context: named } })));
    const idle = check.idle?.length ?? 0; // 10.3c
    if (check.uprisings.length > idle && !state.strategiesChosen && !state.solo)
      push({ step: 'choose-strategies', args: {} });
    state.check = undefined;
  },
};

/** The check under way. */
export function checkOf(check: Check | undefined): Check {
  if (!check) throw new Error('no uprising check is under way');
  return check;
}
