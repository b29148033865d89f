import type { TableAct } from '../../../audit/act.ts';
import { writeAct } from '../../../audit/write-act.ts';
import { checkMay } from '../../../disputes/standing-at.ts';
import type { Player } from '../../../people/player.ts';
import { playerOf } from '../../middleware/caller.ts';
import { type Call, callOf, type Parts, type Reply, type Route, type Spec } from '../route.ts';
import { tableParams } from '../schemas/parts.ts';
import type { z } from '../schemas/zod.ts';

type TableParts = Parts & { readonly params: typeof tableParams };
type Look = TableAct & { readonly disputeId?: string | undefined };

export type ModeratorCall = {
  readonly tableId: string;
  readonly player: Player;
  /** Writes down what is about to be looked at. */
  note(look: Look): Promise<void>;
};

/** A route for moderators of the table, none of whom plays there. */
export function moderatorRoute<Shape extends TableParts>(
  spec: Spec<Shape, 'moderator'>,
  answer: (call: Call<z.output<z.ZodObject<Shape>>> & ModeratorCall) => Promise<Reply>,
): Route {
  return {
    ...spec,
    input: spec.input.shape,
    async answer(context, req, res) {
      const call = callOf(context, req, res, spec.input);
      const player = playerOf(res);
      const { table: tableId } = tableParams.parse(req.params);
      await checkMay(call.services, { tableId, playerId: player.id }, 'moderate');
      const { db, clock } = call.services;
      const note = (look: Look) => writeAct(db, { by: player.id, at: clock.now(), tableId, ...look });
      return answer({ ...call, tableId, player, note });
    },
  };
}
