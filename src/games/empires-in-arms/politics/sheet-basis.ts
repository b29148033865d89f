import type { CampaignId } from '../chart-types.ts';
import { once } from '../once.ts';
import type { MinorId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { canBeFreed } from './declare-free.ts';
import { legalTargets, type NoWar, type Target, whyNotDeclareWar } from './may-not-declare.ts';
import { wantable } from './whom-to-want.ts';

/**
 * What a power's political orders are written on: the board, and what is looked up once for all the lines, when one is
 * first written. Most sheets are empty.
 */
export type SheetBasis = Board & {
  readonly power: Power;
  readonly campaign: CampaignId;
  /** All on whom war could be declared at some time, with the reason why not now. */
  readonly targets: () => readonly Target[];
  readonly limit: (target: Owner) => NoWar | undefined;
  readonly wantable: () => readonly MinorId[];
  readonly freeable: () => readonly MinorId[];
};

export function basisOf({ state, pack }: Board, power: Power): SheetBasis {
  const board = { state, pack };
  const all = once(() => legalTargets(board, power));
  const limits = once(() => new Map(all().map(({ target, no }) => [target, no])));
  return {
    ...board,
    power,
    campaign: state.campaign,
    targets: once(() => all().filter(({ no }) => no === undefined || MAY_CHANGE.includes(no.why))),
    limit: (target) => (limits().has(target) ? limits().get(target) : whyNotDeclareWar(board, power, target)),
    wantable: once(() => wantable(board, power)),
    freeable: once(() => canBeFreed(board, power)),
  };
}

/** Reasons that people ask after: those who are named with them are listed, so that the reason can be told. */
const MAY_CHANGE: readonly NoWar['why'][] = ['forces_inside', 'enemy_at_home', 'out_of_reach', 'enforced_peace'];
