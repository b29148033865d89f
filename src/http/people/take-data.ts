import { exportAccount } from '../../accounts/export-account.ts';
import { msg } from '../../i18n/msg.ts';
import type { Player } from '../../people/player.ts';
import { TooSoon } from '../../platform/too-soon.ts';
import type { HttpContext } from '../context.ts';
import { file, type Reply } from '../route/reply.ts';

/** All that is a player's, as a file. Refuses (`too-many`) who takes it along often. */
export function takeData({ taken, services }: HttpContext, player: Player): Reply {
  const wait = taken.count(player.id);
  if (wait !== undefined) throw new TooSoon(msg('accounts.data-too-often', { minutes: Math.ceil(wait / 60) }), wait);
  return file('despatch-account.json', 'application/json', exportAccount(services, player));
}
