import { seesSeat } from '../../access/sees-seat.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { readLog } from '../../log/read-log.ts';
import type { DecisionTarget } from '../../mail/links/link.ts';
import { listDrafts } from '../../play/drafts/list-drafts.ts';
import { viewTable } from '../../play/view-table.ts';
import { translatorFor } from '../page/translator-for.ts';
import type { PageCall } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { logModel, toldLines } from '../tables/log-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { tableState } from '../tables/table-state.ts';
import { optionalActionModels } from './optional-action-model.ts';
import { questionModels } from './question-model.ts';
import { windowModels } from './window-model.ts';

const MOST_LINES = 30;

/**
 * A link that does nothing any more: why, what happened since its mail, and the question as it stands now. A dead link
 * opens nothing that is secret, because old mails get forwarded: readers who are not signed in see what a spectator
 * may, and sign in to answer (or take the links of a newer mail).
 */
export async function showStaleLink(
  { context, services, caller, posted }: PageCall,
  { tableId, seat, playerId, seq }: Omit<DecisionTarget, 'decision'>,
  why: Message,
): Promise<Reply> {
  const translator = await translatorFor(context, playerId);
  const status = posted ? 409 : 410;

  if (!(await seesSeat(services, { tableId, seat, playerId }))) {
    const data = { title: translator.text('pages.link.over-title'), text: why, link: undefined };
    return shown({ name: 'notice', data, status, translator });
  }

  const signedIn = caller.kind === 'player' && caller.player.id === playerId;
  const viewer = signedIn ? seat : 'spectator';
  const table = await viewTable(services, tableId, viewer);

  const from = Math.max(seq + 1, table.seq - MOST_LINES + 1);
  const lines = from <= table.seq ? await readLog(services, tableId, viewer, { from, to: table.seq }) : [];

  const base = `/t/${tableId}/compose`;
  const begun = await listDrafts(services, { tableId, seat }, table.decisions);
  const questions = questionModels(table.decisions, { base, now: services.clock.now(), translator, begun });
  const asked = table.seats.some((one) => one.seat === seat && one.waiting);
  const data = {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    heading: msg('pages.link.over-title'),
    why,
    state: questions.length > 0 ? msg('pages.link.question-now') : tableState(table, translator),
    questions,
    windows: windowModels(table, base).filter(({ own }) => own),
    optionalActions: optionalActionModels(table, translator),
    answerAt: asked && !signedIn ? base : undefined,
    happened: msg('pages.done.happened-since'),
    lines: logModel(toldLines(lines, 0), table),
    board: undefined,
    private: [],
  };

  return shown({ name: 'done', data, status, translator });
}
