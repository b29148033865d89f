import type { Agenda } from '../../../kernel/machine.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import type { March } from '../land/march.ts';
import { placeId } from '../naval/fleet-places.ts';
import type { CorpsId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { CorpsState, FleetPlace } from '../state.ts';
import type { Knows } from '../view/who-knows.ts';

/** The back of a corps (2.4.2), with the corps that stands there in truth, and how it came there. */
export type HiddenCorps = {
  readonly real: CorpsId;
  readonly nation: Owner;
  readonly commander: Power;
  readonly march: March | undefined;
  readonly fought: boolean;
} & (
  | { readonly is: 'ashore'; readonly at: Readonly<Omit<CorpsState, 'factors'>> }
  | { readonly is: 'aboard'; readonly at: Readonly<FleetPlace> }
);

/**
 * The backs that a viewer sees, in an order that follows from what they see alone: where they are, what they have done
 * in this turn, and in which order the agenda speaks of them.
 */
export function hiddenCorps(board: Board, knows: Knows, agenda: Agenda): readonly HiddenCorps[] {
  const spoken = JSON.stringify(agenda);
  const mentioned = (id: CorpsId) => {
    const at = spoken.indexOf(JSON.stringify(id));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return backsIn(board, knows)
    .map((back) => ({ back, seen: asSeen(back), at: mentioned(back.real) }))
    .sort((a, b) => (a.seen < b.seen ? -1 : a.seen > b.seen ? 1 : Math.sign(a.at - b.at || 0)))
    .map(({ back }) => back);
}

function backsIn({ state, pack }: Board, knows: Knows): readonly HiddenCorps[] {
  const { aboard = {}, marches = {}, fought = [] } = state;
  const common = (real: CorpsId) => {
    const nation = pack.corpsOf[real]?.nation;
    const commander = corpsCommander(state, pack, real);
    if (nation === undefined || commander === undefined || knows(commander)) return undefined;
    return { real, nation, commander, march: marches[real], fought: fought.includes(real) };
  };
  return [
    ...Object.entries(state.corps).flatMap(([id, { factors: _, ...at }]): readonly HiddenCorps[] => {
      const back = common(id);
      return back ? [{ ...back, is: 'ashore', at }] : [];
    }),
    ...Object.entries(aboard).flatMap(([id, { fleet }]): readonly HiddenCorps[] => {
      const back = common(id);
      const at = state.fleets[fleet]?.at;
      return back && at ? [{ ...back, is: 'aboard', at }] : [];
    }),
  ];
}

/** How far a corps could still march tells what kind it is. */
function asSeen({ real: _, march, ...back }: HiddenCorps): string {
  const place = back.is === 'ashore' ? back.at : placeId(back.at);
  return JSON.stringify([back.nation, back.commander, back.is, place, back.fought, march && { ...march, left: 0 }]);
}
