import { type MessageKey, msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import { markRead } from '../../press/mark-read.ts';
import { readThread } from '../../press/read-press.ts';
import { reportLetters } from '../../press/report-letters.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { correspondent } from '../route/guards/correspondent.ts';
import { page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { letterLine, quote, threadTitle } from './letter-lines.ts';
import { type Asked, aboutOf, letterFields, sendForm, sentTo } from './press-pages.ts';

type InThread = Asked & { readonly params: { readonly thread: string } };

const SAID: { readonly [what: string]: MessageKey } = { sent: 'press.sent', 'sent-changed': 'press.sent-changed' };

/**
 * One conversation, its newest letter first, with a form to answer; `?quote=` a letter that the answer quotes,
 * `?before=` the older ones. Opening it marks nothing as read: a script says so, or a button.
 */
export const showThread = page({ method: 'get', path: '/t/:table/press/:thread', access: correspondent }, (call) =>
  show(call),
);

export const answerOnPage = page(
  { method: 'post', path: '/t/:table/press/:thread/answer', access: correspondent },
  async (call) => {
    const { services, tableId, player, params, fields } = call;
    const reader = { tableId, playerId: player.id, thread: params.thread };
    const { answerTo } = await readThread(services, reader);
    if (!answerTo) throw refuse('bad-input', 'press.answer-unsigned');
    const sent = await sendForm(call, answerTo);
    if (sent instanceof Refusal) return show(call, refusedForm(sent, aboutOf(sent)));
    // Who answers has read what stood there, and nothing that came since.
    await markRead(services, { ...reader, letter: fields.get('newest') ?? '' });
    return sentTo(call, sent);
  },
);

export const reportOnPage = page(
  { method: 'post', path: '/t/:table/press/:thread/report', access: correspondent },
  async (call) => {
    const { services, tableId, player, fields } = call;
    const letters = fields.getAll('letter');
    const text = fields.get('report') ?? '';
    const opened = await attempt(() => reportLetters(services, { tableId, playerId: player.id, letters, text }));
    if (!(opened instanceof Refusal)) return redirect(`/t/${tableId}/disputes/${opened.id}`);
    return show(call, refusedForm(opened, opened.reason.key.startsWith('moderation.') ? { about: 'report' } : {}));
  },
);

async function show(call: InThread, form: RefusedForm = FRESH): Promise<Reply> {
  const { services, tableId, player, params, query, fields } = call;
  const before = query.get('before') ?? undefined;
  const view = await readThread(services, { tableId, playerId: player.id, thread: params.thread, before });
  const { table, me, closed, letters, older, answerTo, muted, unsigned } = view;
  const base = `/t/${tableId}/press/${view.thread}`;
  const lines = letters.map((letter) => letterLine(letter, table, me.who)).toReversed();
  const quoted = letters.find(({ id }) => id === query.get('quote'));
  const said = SAID[query.get('said') ?? ''];
  const newest = before === undefined ? lines[0]?.id : undefined;
  const reported = fields.getAll('letter');
  const data = {
    form,
    table,
    base,
    said: said && msg(said),
    title: threadTitle(view),
    closed,
    lines: lines.map((line) => ({
      ...line,
      quoteHref: answerTo && !closed ? `${base}?quote=${line.id}#text` : undefined,
      picked: reported.includes(line.id),
    })),
    newest,
    unread: letters.some(({ unread }) => unread),
    older: older && `${base}?before=${older}`,
    write: answerTo && !closed ? { ...letterFields(fields, form, quoted && quote(quoted.text)), unsigned } : undefined,
    whyNot: answerTo ? undefined : msg(unsigned ? 'press.answer-unsigned' : 'press.answer-over'),
    isMuted: view.with.length === 1 && view.with.some(({ who }) => muted.includes(who)),
    canReport: table.seq > 0,
    report: textField('report', fields.get('report') ?? '', form),
  };
  const { status } = form;
  return shown({ name: 'press-thread', data, status, scripts: data.unread && newest ? ['seen.js'] : [] });
}
