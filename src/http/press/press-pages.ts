import { randomUUID } from 'node:crypto';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { NAMED } from '../../mail/kinds/letter.ts';
import { markRead } from '../../press/mark-read.ts';
import { muteWriter } from '../../press/mute-writer.ts';
import { readPressTable } from '../../press/press-table.ts';
import { agreeToPublish } from '../../press/published-letters.ts';
import { LONGEST_LETTER } from '../../press/read-letter.ts';
import { type SendLetterInput, sendLetter, UNSIGNED } from '../../press/send-letter.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { correspondent } from '../route/guards/correspondent.ts';
import { type PageCall, page } from '../route/page.ts';
import { done, type Reply, redirect, shown } from '../route/reply.ts';
import { letterLine, threadTitle } from './letter-lines.ts';
import { pressOf } from './press-json.ts';

export type Asked = PageCall & ByPlayer & { readonly tableId: string };

/** All letters of one of the table's people: conversations, a new letter, search (`?search=`), mutes. */
export const showPress = page({ method: 'get', path: '/t/:table/press', access: correspondent }, (call) => show(call));

export const sendLetterOnPage = page(
  { method: 'post', path: '/t/:table/press', access: correspondent },
  async (call) => {
    const to = call.fields.getAll('to');
    const sent = await sendForm(call, to.includes('everybody') ? 'everybody' : to);
    return sent instanceof Refusal ? show(call, refusedForm(sent, aboutOf(sent))) : sentTo(call, sent);
  },
);

/** A letter as a form has it; a refusal that its writer can mend is given back. */
export function sendForm({ services, tableId, player, fields }: Asked, to: SendLetterInput['to']) {
  return attempt(() =>
    sendLetter(services, {
      tableId,
      playerId: player.id,
      to,
      text: fields.get('text') ?? '',
      unsigned: fields.get('unsigned') === 'yes',
      how: 'page',
      key: fields.get('key') ?? undefined,
    }),
  );
}

export function sentTo(
  { tableId }: Asked,
  { thread, changed }: { readonly thread: string; readonly changed: boolean },
) {
  return redirect(`/t/${tableId}/press/${thread}?said=${changed ? 'sent-changed' : 'sent'}`);
}

/** The fields of a letter's form, as they were sent or fresh. */
export function letterFields(fields: URLSearchParams, form: RefusedForm, text = '') {
  return {
    text: textField('text', fields.get('text') ?? text, form),
    most: LONGEST_LETTER,
    isUnsigned: fields.get('unsigned') === 'yes',
    key: fields.get('key') ?? randomUUID(),
  };
}

/** Which field a refusal is about. */
const FIELDS: { readonly [key: string]: string } = {
  'press.to-nobody': 'to-everybody',
  'press.to-everybody-only': 'to-everybody',
  'press.no-such-person': 'to-everybody',
  'press.nobody-reads': 'to-everybody',
  'press.no-text': 'text',
  'press.too-long': 'text',
  'press.bad-characters': 'text',
};

export function aboutOf({ reason }: Refusal) {
  const about = FIELDS[reason.key];
  return about === undefined ? {} : { about };
}

async function show(call: Asked, form: RefusedForm = FRESH): Promise<Reply> {
  const { services, tableId, player, query, fields, posted } = call;
  const search = query.get('search') ?? '';
  const reader = { tableId, playerId: player.id };
  const found = await attempt(() => pressOf(services, reader, search));
  if (found instanceof Refusal && form.refused) throw found;
  if (found instanceof Refusal)
    return show({ ...call, query: new URLSearchParams() }, refusedForm(found, { about: 'search' }));

  const table = await readPressTable(services, tableId);
  const { me, people, closed, muted, policy, threads, publication } = found;
  const wanted = posted ? fields.getAll('to') : query.getAll('to');
  const toEverybody = policy.pressTo === 'everybody';
  const data = {
    ...found,
    form,
    table,
    search: textField('search', search, form),
    found: found.found?.map((letter) => letterLine(letter, table, me.who)),
    lines: threads.map((line) => ({
      ...line,
      title: threadTitle(line),
      href: `/t/${tableId}/press/${line.thread}`,
      last: letterLine(line.last, table, me.who),
      isMuted: line.with.length === 1 && line.with.some(({ who }) => muted.includes(who)),
    })),
    write: closed
      ? undefined
      : {
          ...letterFields(fields, form),
          problem: form.problems.find(({ field }) => field === 'to-everybody')?.reason,
          everybody: people.length > 1 || toEverybody,
          everybodyPicked: wanted.includes('everybody') || toEverybody,
          people: toEverybody
            ? []
            : people.filter(({ reads }) => reads).map((one) => ({ ...one, picked: wanted.includes(one.who) })),
          mayUnsign: policy.pressSigned === 'choice',
        },
    writeTo: toEverybody ? [] : people.slice(0, NAMED).map(({ name }) => name),
    mutes: [
      ...people.map(({ who, name }) => ({ who, name })),
      ...(policy.pressSigned === 'always' ? [] : [{ who: UNSIGNED, name: msg('press.muted-unsigned') }]),
    ].map((one) => ({ ...one, isMuted: muted.includes(one.who) })),
    rules: { to: policy.pressTo, when: policy.pressWhen, signed: policy.pressSigned, published: policy.pressPublished },
    parts: [...table.parts],
    publish: publication.state === 'asked' ? publication : undefined,
    isPublished: publication.state === 'published',
  };
  return shown({ name: 'press', data, status: form.status });
}

export const markReadOnPage = page(
  { method: 'post', path: '/t/:table/press/:thread/read', access: correspondent },
  async ({ services, tableId, player, params, fields }) => {
    const { thread } = params;
    await markRead(services, { tableId, playerId: player.id, thread, letter: fields.get('letter') ?? '' });
    // A script of the page tells it by itself.
    return fields.get('quiet') === 'yes' ? done : redirect(`/t/${tableId}/press/${encodeURIComponent(thread)}`);
  },
);

export const muteOnPage = page(
  { method: 'post', path: '/t/:table/press/mutes', access: correspondent },
  async ({ services, tableId, player, fields }) => {
    const who = fields.get('who') ?? '';
    await muteWriter(services, { tableId, playerId: player.id, who, muted: fields.get('muted') === 'yes' });
    return redirect(`/t/${tableId}/press#mutes`);
  },
);

export const agreeOnPage = page(
  { method: 'post', path: '/t/:table/press/consent', access: correspondent },
  async ({ services, tableId, player, fields }) => {
    await agreeToPublish(services, { tableId, playerId: player.id, agrees: fields.get('agrees') === 'yes' });
    return redirect(`/t/${tableId}/press#publish`);
  },
);
