import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { firstSection } from '../../kernel/rulebook.ts';
import { explainSilence } from './explain-silence.ts';
import type { MarkedOption } from './mark-options.ts';
import type { MailQuestion, MailTable } from './table-mail.ts';

const LONG = 70;

type Marked = {
  readonly mark: string;
  readonly label: string;
  readonly detail: string | undefined;
  readonly effect: string | undefined;
};

/** A question in words, as the templates' `mail/question` takes it. */
export type QuestionWords = {
  /** How it is asked: "You decide", "You are asked", with its number where there are several. */
  readonly asks: string;
  readonly prompt: string;
  /** Too long for a title's size. */
  readonly long: boolean;
  readonly section: string;
  /** Where it can be read. */
  readonly sectionUrl: string;
  readonly due: string;
  readonly otherwise: string | undefined;
  readonly answers:
    | readonly {
        readonly number: number;
        readonly said: string;
        readonly detail: string | undefined;
        readonly effect: string | undefined;
        readonly url: string;
      }[]
    | undefined;
  /** Of a sheet: how much is written, and what waits for orders. */
  readonly sheet: readonly string[];
  readonly composeUrl: string;
  /** What the link to the form is called: by itself, and beside the links of single answers. */
  readonly compose: string;
  readonly composeOr: string;
  readonly canReply: boolean;
  readonly guide:
    | {
        readonly how: string | undefined;
        readonly options: readonly Marked[];
        readonly fields: readonly {
          readonly label: string;
          readonly how: string | undefined;
          readonly options: readonly Marked[];
        }[];
        readonly example: readonly string[];
        readonly more: string;
      }
    | undefined;
};

export function writeQuestion(
  table: Pick<MailTable, 'timeControl' | 'timeZone' | 'rulesUrl'>,
  question: MailQuestion,
  canReply: boolean,
  now: Date,
  translator: Translator,
  /** Its place among several. */
  number?: number,
): QuestionWords {
  const t = (m: Message | undefined) => (m ? translator.t(m) : undefined);
  const { due, otherwise } = explainSilence(table, question, now, translator);

  const marked = (options: readonly MarkedOption[]) =>
    options.map(({ mark, label, detail, effect, max, costs }) => ({
      mark,
      label: translator.t(label),
      detail: t(detail) ?? (max === undefined ? undefined : translator.t(msg('mail.guide-most', { max }))),
      effect: t(effect),
      costs: costs?.map((cost) => translator.t(cost)),
    }));

  const guide = canReply || !question.sheet ? question.guide : undefined;
  // What there is to choose from helps everybody; how to write it in a reply only those who can reply.
  const howTo = (how: Message) => (canReply ? translator.t(how) : undefined);
  const asks = msg(question.optionalAction ? 'mail.asked' : 'mail.decide');

  return {
    asks: translator.t(number === undefined ? asks : msg('mail.question-number', { number, asks })),
    prompt: translator.t(question.prompt),
    long: translator.t(question.prompt).length > LONG,
    section: translator.t(msg('mail.section', { section: question.section })),
    sectionUrl: `${table.rulesUrl}#${firstSection(question.section)}`,
    due: translator.t(due),
    otherwise: t(otherwise),
    answers: question.answers?.map(({ number, said, detail, effect, url }) => ({
      number,
      said: capital(translator.t(said)),
      detail: t(detail),
      effect: t(effect),
      url,
    })),
    sheet: sheetWords(question).map(translator.t),
    composeUrl: question.composeUrl,
    compose: translator.t(composeWords(question)),
    composeOr: translator.t(msg(question.optionalAction ? 'mail.optional-form-or' : 'mail.compose-or')),
    canReply,
    guide: guide && {
      how: howTo(guide.how),
      options: marked(guide.options),
      fields: guide.fields.map((field) => ({
        label: translator.t(field.label),
        how: howTo(field.how),
        options: marked(field.options),
      })),
      example: (guide.example ?? []).map(translator.t),
      more: (guide.more ?? []).map(translator.t).join(' '),
    },
  };
}

/** Lines that were ordered ahead and are read in a mail; the page has them all. */
const LISTED_LINES = 30;

function sheetWords({ sheet }: MailQuestion): readonly Message[] {
  if (!sheet) return [];
  const { written, marked, costs, afterAll } = sheet;
  if (afterAll) {
    const more = afterAll.lines.length - LISTED_LINES;
    return [
      msg('mail.sheet-after-all', { why: afterAll.why }),
      ...afterAll.lines.slice(0, LISTED_LINES),
      ...(more > 0 ? [msg('mail.sheet-more', { more })] : []),
      ...costs,
    ];
  }
  return [...(written > 0 ? [msg('mail.sheet-written', { count: written, marked })] : []), ...costs];
}

function composeWords({ optionalAction, sheet }: MailQuestion): Message {
  if (sheet) return msg('mail.compose-orders');
  return msg(optionalAction ? 'mail.optional-form' : 'mail.compose');
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
