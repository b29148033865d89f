import { msg } from '../../i18n/msg.ts';
import { sheetWords } from '../../kernel/answer-words.ts';
import type { Answer, PlainChoice } from '../../kernel/choice.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Message } from '../../kernel/message.ts';
import { explainAnswer } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import type { OptionalActionView, TableView } from '../../play/table-view.ts';
import type { Translate } from '../inbound/match-option.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';
import type { FoundPart, ReadingReply } from '../inbound/read-part.ts';
import { shorten } from '../inbound/reply-reading.ts';
import { wordFor } from './command-words.ts';
import { openDeals, proposalOf } from './open-deals.ts';
import { fieldCalled, readTerms } from './read-terms.ts';

type Form = Extract<PlainChoice, { readonly kind: 'form' }>;

/** Standing orders that a seat may give: what they are called, and their form. */
export type StandingForm = { readonly action: OptionalActionView; readonly title: Message; readonly choice: Form };

/** The forms of what a seat may order though nobody waits for it, field by field; deals have words of their own. */
export function standingForms(table: Pick<TableView, 'optionalActions'>): readonly StandingForm[] {
  const deals = [proposalOf(table), ...openDeals(table).map(({ action }) => action)];
  return table.optionalActions.flatMap((action) => {
    const { sealed, label, question } = action;
    const { choice, prompt } = question;
    const isOrder = sealed || !deals.includes(action);
    return isOrder && choice.kind === 'form' ? [{ action, title: label ?? prompt, choice }] : [];
  });
}

/**
 * Standing orders in words: `orders at sea: evade: always; ports: Toulon, Brest`. What they are about comes first, by
 * the end of what their form is called, where there are several; the rest is read like the terms of a deal, and nothing
 * of it is guessed.
 */
export async function readStanding(
  at: ReadingReply,
  terms: string,
): Promise<FoundPart | { readonly problem: Message }> {
  const { services, reader, table, t } = at;
  const forms = standingForms(table);
  const found = formFor(forms, terms, t);
  if (!found) {
    const titles = forms.map(({ title }) => title);
    return { problem: msg('reply.orders-about', { given: shorten(terms), titles, count: titles.length }) };
  }
  const { form, body } = found;
  const { action, choice } = form;
  const { id: decision, question } = action;
  if (body.trim() === '') return { problem: orderingHow(forms, at.locale) };

  const { head, machine } = await readPosition(services, reader.tableId);
  const asked = { decision, seat: reader.seat };
  const judge = (answer: Answer) => explainAnswer(head.game, machine, { ...asked, answer });
  const reading = readTerms(choice, body, { partners: [], seats: [], t, judge });
  const part = { decision, number: 0, prompt: question.prompt };
  if (!('answer' in reading)) return { ...part, literal: false, outcome: { kind: 'unread', ...reading } };
  const { answer } = reading;
  const sheet = sheetWords(head.game, machine, { ...asked, answer });
  const outcome = { kind: 'read', said: describeAnswer(choice, answer), sheet, ignored: undefined } as const;
  return { ...part, literal: true, outcome, given: { decision, answer, seq: head.seq } };
}

/** How orders are written. */
export const orderingHow = (forms: readonly StandingForm[], locale: string): Message =>
  msg('reply.orders-how', { word: wordFor('orders', locale), several: forms.length > 1 ? 'yes' : 'no' });

/** The form that orders are for, and what is ordered; undefined: it does not say, or there are none. */
function formFor(forms: readonly StandingForm[], terms: string, t: Translate) {
  const colon = terms.search(/[:：]/u);
  const head = normaliseWords(terms.slice(0, Math.max(0, colon)));
  const isCalled = ({ title, action }: StandingForm) => {
    const name = normaliseWords(t(title));
    return head !== '' && (name === head || name.endsWith(` ${head}`) || normaliseWords(action.name) === head);
  };
  const named = forms.filter(isCalled);
  const [form] = named;
  if (form && named.length === 1) return { form, body: terms.slice(colon + 1) };
  const having = forms.filter(({ choice }) => fieldCalled(choice.fields, head, t));
  const [only] = having.length === 1 ? having : forms.length === 1 ? forms : [];
  return only && { form: only, body: terms };
}
