import { msg } from '../../i18n/msg.ts';
import type { Answer, Choice, Field, Option, Range, Spread } from '../../kernel/choice.ts';
import { describeBudgets } from '../../kernel/describe-prices.ts';
import { enumerateAnswers } from '../../kernel/enumerate-answers.ts';
import type { Message } from '../../kernel/message.ts';
import { markOptions } from './mark-options.ts';
import type { ReplyGuide } from './table-mail.ts';

/** How far to look for an answer that makes a good example. */
const EXAMPLES = 300;

/** Of more options that may be left out, a mail names a few; the form has them all. */
const LONG_LIST = 12;

/** How to answer a choice by reply when it has too many answers for a list: the parts, their marks, an example. */
export function guideReply(choice: Choice): ReplyGuide {
  if (choice.kind !== 'form') return { how: howTo(choice), options: markOptions(choice), fields: [] };
  const how = msg('mail.guide-form', { example: formExample(choice.fields) });
  return { how, options: [], fields: choice.fields.map(guideField), example: choice.example ?? [] };
}

function guideField(field: Field): ReplyGuide['fields'][number] {
  const { label, optional, choice } = field;
  const samples =
    optional && choice.kind === 'one' && choice.options.length > LONG_LIST ? samplesOf(choice.options) : [];
  const how =
    samples.length > 0
      ? msg('mail.guide-such-as', { samples: samples.map((sample) => msg('mail.guide-sample', { sample })) })
      : howTo(choice);
  return {
    label,
    how: optional ? msg('mail.guide-optional', { how }) : how,
    options: samples.length > 0 ? [] : markOptions(choice),
  };
}

function howTo(choice: Choice): Message {
  switch (choice.kind) {
    case 'one':
      return msg('mail.guide-one');
    case 'some':
      return withMust(choice, msg('mail.guide-some', { ...amount(choice), example: marksExample(choice) }));
    case 'ranking':
      return msg('mail.guide-ranking', { ...amount(choice), example: marksExample(choice) });
    case 'spread':
      return withBudgets(
        choice,
        msg('mail.guide-spread', { ...amount(choice.total), example: amountsExample(choice) }),
      );
    case 'number':
      return msg('mail.guide-number', { min: choice.min, max: choice.max });
    case 'text':
      return msg('mail.guide-text', { max: choice.max });
    case 'sheet':
      return msg('mail.guide-sheet', { example: 'no' });
    case 'form':
      return msg('mail.guide-form', { example: formExample(choice.fields) });
  }
}

/** Options that must be picked, before how to pick. */
function withMust({ options, must = [] }: Extract<Choice, { kind: 'some' }>, how: Message): Message {
  if (must.length === 0) return how;
  const labels = options.filter(({ id }) => must.includes(id)).map(({ label }) => label);
  return msg('mail.guide-must', { how, options: labels });
}

/** What may be spent, before how to spread. */
function withBudgets({ budgets }: Spread, how: Message): Message {
  if (!budgets) return how;
  return msg('mail.guide-budgets', { how, budgets: describeBudgets(budgets) });
}

function amount({ min, max }: Range): { readonly range: Message; readonly nothing: string } {
  const nothing = min === 0 ? 'yes' : 'no';
  if (min === max) return { range: msg('mail.range-exactly', { max }), nothing };
  return { range: min === 0 ? msg('mail.range-up-to', { max }) : msg('mail.range-from', { min, max }), nothing };
}

function marksExample(choice: Extract<Choice, { kind: 'some' | 'ranking' }>): string {
  const must = choice.kind === 'some' ? (choice.must ?? []) : [];
  const marks = markOptions(choice)
    .toSorted((a, b) => Number(must.includes(b.id)) - Number(must.includes(a.id)))
    .map((option) => option.mark);
  return marks.slice(0, Math.max(1, choice.min, Math.min(choice.max, 3))).join(', ');
}

/** A legal answer that uses two places if there is one, by its marks and by its words. */
function amountsExample(choice: Spread): readonly Message[] {
  let best: readonly [string, number][] = [];
  let seen = 0;
  for (const answer of enumerateAnswers(choice)) {
    const used = amountsOf(answer);
    if (best.length === 0 || (best.length === 1 && used.length === 2)) best = used;
    seen += 1;
    if (best.length === 2 || seen > EXAMPLES) break;
  }
  return best.flatMap(([id, amount]) => {
    const slot = choice.slots.find((candidate) => candidate.id === id);
    return slot ? [msg('mail.guide-amount', { slot: slot.label, amount })] : [];
  });
}

function amountsOf(answer: Answer): readonly [string, number][] {
  if (typeof answer !== 'object' || Array.isArray(answer)) return [];
  return Object.entries(answer).flatMap(([id, amount]) => (typeof amount === 'number' ? [[id, amount]] : []));
}

/** The first two fields that must be filled in. */
function formExample(fields: readonly Field[]): Message {
  const [first, second] = fields
    .filter((field) => !field.optional)
    .map((field) => msg('mail.guide-field', { field: field.label, mark: firstMark(field.choice) }));
  if (first && second) return msg('mail.guide-pair', { first, second });
  return first ?? msg('mail.guide-field', { field: fields[0]?.label ?? '', mark: '…' });
}

function firstMark(choice: Choice): string {
  const first = markOptions(choice)[0];
  if (choice.kind === 'number') return String(choice.min);
  if (choice.kind === 'spread') return `${first?.mark ?? ''} ${first?.max ?? 1}`;
  return first?.mark ?? '…';
}

/** A few of many options, as they stand: the first, the last, and two between. */
function samplesOf(options: readonly Option[]): readonly Message[] {
  const last = options.length - 1;
  return [0, Math.round(last / 3), Math.round((2 * last) / 3), last].flatMap((at) => options[at]?.label ?? []);
}
