import { readTableActs } from '../../audit/read-acts.ts';
import { readActors } from '../../disputes/desk/read-actors.ts';
import { readMails } from '../../disputes/desk/read-mails.ts';
import { msg } from '../../i18n/msg.ts';
import { reasonText } from '../../mail/reasons.ts';
import { viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { moderator } from '../route/guards/moderator.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { auditModel } from './audit-model.ts';
import { deskFrame } from './desk-frame.ts';
import { type DeskCall, disputeOf, noteLook } from './moderate-table.ts';

async function tableOf(call: DeskCall) {
  const { services, query, tableId } = call;
  const table = await viewTable(services, tableId, 'spectator');
  const { rules } = gameOf(services, table.game);
  const named = (seat: string | undefined) => (seat === undefined ? undefined : rules.seatName(seat));
  return { table, named, dispute: disputeOf(query) };
}

/** What came and went at a table: its mails, who acted by which link, and what moderators looked at. */
export const showTableMails = page({ method: 'get', path: '/desk/t/:table/mails', access: moderator }, async (call) => {
  const { services, query } = call;
  const { table, named, dispute } = await tableOf(call);
  await noteLook(call, { what: 'mails', data: {} });
  const { mails, seen, older, gathered } = await readMails(services, table.id, query.get('before') ?? undefined);
  const data = {
    ...deskFrame(table, 'mails', dispute),
    gathered,
    seen: seen.map((line) => ({ ...line, seatName: named(line.seat), behind: table.seq - line.seenSeq })),
    mails: mails.map((line) => ({
      ...line,
      seatName: named(line.seat),
      state: msg(`moderation.mail-${line.status}`),
      why: line.reason === undefined ? undefined : reasonText(line.reason),
      bad: line.status === 'failed',
    })),
    older: older && `/desk/t/${table.id}/mails?before=${older}`,
  };
  return shown({ name: 'moderation-mails', data });
});

export const showTableActors = page(
  { method: 'get', path: '/desk/t/:table/actors', access: moderator },
  async (call) => {
    const { services } = call;
    const { table, named, dispute } = await tableOf(call);
    await noteLook(call, { what: 'actors', data: {} });
    const acts = (await readActors(services, table.id)).map(({ how, link, ...act }) => ({
      ...act,
      seatName: named(act.seat),
      how: how && msg(`moderation.how-${how}`),
      link: link && { ...link, words: msg('moderation.link-used', { purpose: link.purpose }) },
    }));
    const data = { ...deskFrame(table, 'actors', dispute), acts };
    return shown({ name: 'moderation-actors', data });
  },
);

export const showTableAudit = page({ method: 'get', path: '/desk/t/:table/audit', access: moderator }, async (call) => {
  const { table, dispute } = await tableOf(call);
  const looks = auditModel(await readTableActs(call.services, table.id));
  return shown({ name: 'moderation-audit', data: { ...deskFrame(table, 'audit', dispute), looks } });
});
