import { writeAct } from '../audit/write-act.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { checkMay } from './standing-at.ts';

export type DismissInput = { readonly tableId: string; readonly playerId: string; readonly moderatorId: string };

/**
 * The host dismisses a moderator of the table, who may also give it up. Twice changes nothing. Refuses (`forbidden`)
 * everybody else.
 */
export async function dismissModerator(
  services: Services,
  { tableId, playerId, moderatorId }: DismissInput,
): Promise<void> {
  if (moderatorId !== playerId) await checkMay(services, { tableId, playerId }, 'appoint');
  await services.db.$transaction(async (tx) => {
    const { count } = await tx.tableModerator.deleteMany({ where: { tableId, playerId: moderatorId } });
    const gone = count > 0 ? await tx.player.findUnique({ where: { id: moderatorId } }) : undefined;
    if (gone) {
      const act = { what: 'moderators', data: { dismissed: gone.name } } as const;
      await writeAct(tx, { by: playerId, at: services.clock.now(), tableId, ...act });
    }
  }, PATIENT);
}
