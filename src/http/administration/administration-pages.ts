import { countMails } from '../../administration/list-mails.ts';
import { readActs } from '../../administration/read-acts.ts';
import { LONG_LATE_HOURS, stuckTables } from '../../administration/stuck-tables.ts';
import { stuckWords } from '../../administration/stuck-words.ts';
import { lastVerification } from '../../administration/verify-all.ts';
import { administrator } from '../route/guards/administrator.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';

/** What is stuck, what the last verification said, mails, and what administrators did. */
export const showAdministration = page(
  { method: 'get', path: '/administration', access: administrator },
  async ({ context, services, translator }) => {
    // Before anything is read: what ends meanwhile is shown whole at the next look.
    const running = context.verifying.progress();
    const [stuck, verified, mails, acts] = await Promise.all([
      stuckTables(services),
      lastVerification(services),
      countMails(services),
      readActs(services),
    ]);
    const data = {
      stuck: stuck.map((table) => ({ ...table, reasons: stuckWords(services, table, translator) })),
      lateDays: LONG_LATE_HOURS / 24,
      verified: verified && { ...verified, bad: verified.bad.length },
      verifying: running,
      mails,
      acts,
    };
    return shown({ name: 'administration', data });
  },
);

export const startVerification = page(
  { method: 'post', path: '/administration/verify', access: administrator },
  async ({ context, player }) => {
    await context.verifying.start(player.id);
    return redirect('/administration#verified');
  },
);
