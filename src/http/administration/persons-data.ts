import { exportPersonsData } from '../../accounts/export-persons-data.ts';
import { msg } from '../../i18n/msg.ts';
import { TooSoon } from '../../platform/too-soon.ts';
import type { HttpContext } from '../context.ts';
import { file, type Reply } from '../route/reply.ts';

type Asked = { readonly playerId: string; readonly by: string };

/** All that is a person's, as a file for an administrator. Refuses (`too-many`) who asks for it often. */
export async function personsData({ taken, services }: HttpContext, asked: Asked): Promise<Reply> {
  const wait = taken.count(`${asked.by} ${asked.playerId}`);
  if (wait !== undefined) throw new TooSoon(msg('accounts.data-too-often', { minutes: Math.ceil(wait / 60) }), wait);
  return file('despatch-account.json', 'application/json', await exportPersonsData(services, asked));
}
