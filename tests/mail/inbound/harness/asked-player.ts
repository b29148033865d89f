import { flush, ironCurtainTable, type MailWorld, newestMail } from '../../harness/mail-world.ts';

/** A table whose asked player has their first turn mail; `to`: the address that it is replied to. */
export async function askedPlayer(world: MailWorld) {
  const table = await ironCurtainTable(world);
  await flush(world);
  const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
  const sitting = seat === 'us' ? table.us : table.ussr;
  const mail = await newestMail(world, sitting.email);
  const to = mail.headers.find(({ name }) => name === 'Reply-To')?.value ?? '';
  return { ...table, sitting, to };
}

/** How many replies of a player were taken in. */
export function repliesOf({ services: s }: MailWorld, playerId: string): Promise<number> {
  return s.db.notification.count({ where: { kind: 'reply', playerId } });
}

/** Waits until it is so; a test that waits for ever is ended by its own time. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
