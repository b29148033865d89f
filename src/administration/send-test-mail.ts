import type { Player } from '../people/player.ts';
import { writeRequest } from '../people/write-request.ts';
import type { Services } from '../platform/services.ts';

/**
 * Mails an administrator that mail arrives, the way every mail goes. Undefined when it is on its way; else after how
 * many minutes there can be another.
 */
export function sendTestMail(s: Services, { id, email }: Pick<Player, 'id' | 'email'>): Promise<number | undefined> {
  return writeRequest(s, { kind: 'test-mail', email, data: { playerId: id } });
}
