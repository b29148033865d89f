import { msg } from '../../i18n/msg.ts';
import type { Field, Option } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import type { LetterSection } from '../letter/write-letter.ts';
import { orderingHow, standingForms } from './read-standing.ts';

/** Options of a field that a line names; the page has them all. */
const MOST_OPTIONS = 12;

/** The forms of a seat's standing orders in words to write: a line for each field, with what it may say. */
export function listStanding({ table, locale }: ReadingReply): readonly LetterSection[] {
  const forms = standingForms(table);
  return forms.map(({ title, action, choice }) => ({
    title,
    leads: [action.question.prompt, orderingHow(forms, locale)],
    lines: choice.fields.map(lineOf),
  }));
}

function lineOf({ label, choice }: Field): Message {
  switch (choice.kind) {
    case 'one':
    case 'some':
    case 'ranking': {
      const options = choice.options.slice(0, MOST_OPTIONS).map(optionText);
      return msg('reply.orders-field', { label, options, more: choice.options.length - options.length });
    }
    case 'number':
      return msg('reply.orders-number', { label, min: choice.min, max: choice.max });
    case 'spread':
    case 'text':
    case 'form':
      return label;
  }
}

const optionText = ({ label, detail }: Option): Message =>
  detail ? msg('reply.orders-option', { option: label, detail }) : label;
