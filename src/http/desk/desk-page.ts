import { listDeskTables } from '../../disputes/desk/list-desk-tables.ts';
import { readQueue } from '../../disputes/desk/read-queue.ts';
import { msg } from '../../i18n/msg.ts';
import { typeWords } from '../disputes/dispute-words.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';

/** What waits for a moderator, the most urgent first, and their tables. Empty for a player who moderates nothing. */
export const showDesk = page({ method: 'get', path: '/desk', access: player }, async ({ services, player, query }) => {
  const [{ disputes, late }, { tables, next }] = await Promise.all([
    readQueue(services, player.id),
    listDeskTables(services, player, query.get('after') ?? undefined),
  ]);
  const data = {
    disputes: disputes.map((line) => ({
      ...line,
      href: `/t/${line.tableId}/disputes/${line.dispute.id}`,
      deskHref: `/desk/t/${line.tableId}?dispute=${line.dispute.id}`,
      type: typeWords(line.dispute.type),
      state: msg(`moderation.state-${line.dispute.state}`),
      urgencyWords: msg(`moderation.urgency-${line.urgency}`),
      urgent: line.urgency === 'now',
      waiting: line.waiting.flatMap(({ name }) => name ?? []),
    })),
    late: late.map((line) => ({
      ...line,
      href: `/desk/t/${line.tableId}`,
      waiting: line.waiting.flatMap(({ name }) => name ?? []),
    })),
    tables: tables.map((line) => ({
      ...line,
      href: `/desk/t/${line.tableId}`,
      state: msg(`moderation.table-${line.status}`),
      waiting: line.waiting.flatMap(({ name }) => name ?? []),
    })),
    next: next && `/desk?${new URLSearchParams({ after: next })}#mine`,
    nothing: disputes.length + late.length === 0,
  };
  return shown({ name: 'moderation-desk', data });
});
