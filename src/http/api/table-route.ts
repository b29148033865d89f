import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import type { SeatId, Viewer } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Player } from '../../people/player.ts';
import { playerOf } from '../middleware/caller.ts';
import { type Call, callOf, type Parts, type Reply, type Route, type Spec, signedIn } from './route.ts';
import { tableParams } from './schemas/parts.ts';
import type { z } from './schemas/zod.ts';

type TableParts = Parts & { readonly params: typeof tableParams };
type Input<Shape extends Parts> = z.output<z.ZodObject<Shape>>;

/**
 * A route for everybody who may read the table: `viewer` is their seat there, else a spectator; `player` is the
 * signed-in player.
 */
export function readerRoute<Shape extends TableParts>(
  spec: Spec<Shape, 'reader'>,
  answer: (
    call: Call<Input<Shape>> & {
      readonly tableId: string;
      readonly viewer: Viewer;
      readonly player: Player | undefined;
    },
  ) => Promise<Reply>,
): Route {
  return {
    ...spec,
    input: spec.input.shape,
    async answer(context, req, res) {
      const call = callOf(context, req, res, spec.input);
      const { table: tableId } = tableParams.parse(req.params);
      const player = signedIn(res);
      const viewer = await viewerOf(call.services, tableId, player?.id);
      return answer({ ...call, tableId, viewer, player });
    },
  };
}

/**
 * A route for the player who holds a seat at the table. `quick`: the seat that they held some seconds ago will do,
 * because the work itself checks it; what shows a seat's secrets looks it up each time, for it may have changed hands.
 */
export function seatRoute<Shape extends TableParts>(
  spec: Spec<Shape, 'seat'>,
  answer: (
    call: Call<Input<Shape>> & { readonly tableId: string; readonly seat: SeatId; readonly player: Player },
  ) => Promise<Reply>,
  { quick = false }: { readonly quick?: boolean } = {},
): Route {
  return {
    ...spec,
    input: spec.input.shape,
    async answer(context, req, res) {
      const call = callOf(context, req, res, spec.input);
      const player = playerOf(res);
      const { table: tableId } = tableParams.parse(req.params);
      if (!quick) context.seats.forget(tableId, player.id);
      const seat = await context.seats.find(tableId, player.id);
      if (seat === undefined) throw new Refusal('forbidden', msg('api.not-at-table'));
      return answer({ ...call, tableId, seat, player });
    },
  };
}

/** As whom a table is read: as the reader is, or as a spectator when they ask for it. */
export function chosenViewer(viewer: Viewer, as: string | undefined): Viewer {
  if (as === undefined || as === viewer || as === 'spectator') return as ?? viewer;
  const reason =
    viewer === 'spectator'
      ? msg('api.only-spectator', { given: as })
      : msg('api.not-your-view', { seat: viewer, given: as });
  throw new Refusal('forbidden', reason);
}
