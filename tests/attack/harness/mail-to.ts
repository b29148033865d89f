import { prepareMail } from '../../../src/mail/outbox/prepare-mail.ts';
import type { Person, TestServer } from '../../http/harness/test-server.ts';

/** The secrets of links and addresses, new in every mail. */
const SECRET = /(?<=\/[a-z]\/)[\w-]{20,}/g;

/** The mail that a seat's player would get just now about its turn, as one text; why there is none otherwise. */
export async function mailTo(
  { services, context }: TestServer,
  tableId: string,
  seat: string,
  { player }: Person,
): Promise<string> {
  const { seq } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const notifications = [{ id: 'notification', kind: 'turn', data: { seq } }];
  const mail = { id: 'mail', kind: 'turn', playerId: player.id, to: player.email, tableId, seat, notifications };
  const prepared = await prepareMail({ services, pictures: context.pictures }, mail);
  if (prepared.what !== 'send') return `mail to ${seat}: ${JSON.stringify(prepared)}`;
  return `mail to ${seat}: ${JSON.stringify([prepared.content, prepared.tells]).replaceAll(SECRET, 'secret')}`;
}
