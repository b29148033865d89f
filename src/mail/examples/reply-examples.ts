import { msg } from '../../i18n/msg.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import { parseReply } from '../inbound/parse-reply.ts';
import type { PartOutcome, ReplyOutcome, ReplyPart } from '../inbound/reply-outcome.ts';
import { composeReplyAnswer } from '../kinds/compose-reply-answer.ts';
import { doneHead } from '../kinds/done-letter.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailContent } from '../render/mail-content.ts';
import { wordFor } from '../replies/command-words.ts';
import type { TableMail } from '../turn/table-mail.ts';
import { writeTableMail } from '../turn/write-table-mail.ts';
import type { ExampleAbout, MakeExample } from './example.ts';
import { machineAt, waitingAt } from './example-log.ts';
import { NO_TOKEN } from './example-table.ts';

/** The reader's first question, and its first answer. */
function askedOf({ example: { game, log, now, reader } }: ExampleAbout, { questions }: TableMail) {
  const [asked] = waitingAt({ game, log }, now).filter(({ seat }) => seat === reader);
  const [question] = questions;
  const choice = asked && questionFor(game, machineAt(log, now), asked.decision, reader)?.choice;
  if (!asked || !question || !choice) throw new Error(`the reader of ${game.rules.id} is asked nothing`);
  const said = question.answers?.[0]?.said ?? msg('common.list', { items: [question.prompt] });
  return { decision: asked.decision, question, choice, said };
}

const NONSENSE = 'xyzzy';

/** The answer to a reply, as it was understood, or not. */
async function echo(of: ExampleAbout, kind: ReplyOutcome['kind']): Promise<MailContent> {
  const { settings, translator, now } = of;
  const mail = await of.mailAt();
  const { decision, question, choice, said } = askedOf(of, mail);
  const acts: readonly ReplyAct[] = [{ does: 'answer', seq: of.example.now, answers: [], said: [said] }];
  const part = (outcome: PartOutcome): readonly ReplyPart[] => [
    { decision, number: 1, prompt: question.prompt, outcome },
  ];
  const reading = choice.kind === 'sheet' ? undefined : parseReply(choice, NONSENSE, translator.t);
  const unread = reading && 'problem' in reading ? reading : { problem: msg('mail.reply-empty'), understood: [] };
  const confirm = [{ words: msg('mail.answer-confirm'), url: linkUrl(settings, 'answer', NO_TOKEN) }];
  const outcomes: { readonly [K in ReplyOutcome['kind']]: ReplyOutcome } = {
    read: {
      ...{ kind: 'read', requests: [], acts, clear: true, apart: false, confirm },
      parts: part({ kind: 'read', said, sheet: undefined, ignored: undefined }),
    },
    unread: { kind: 'unread', requests: [], parts: part({ kind: 'unread', ...unread }) },
    late: { kind: 'late', requests: [], parts: part({ kind: 'late', why: msg('mail.link-voided') }) },
    asks: { kind: 'asks', requests: [], parts: [] },
  };
  return composeReplyAnswer(
    {
      ...{ table: mail.table, from: 'ann@example.org', now, baseUrl: settings.baseUrl },
      wrote: kind === 'read' ? '1' : NONSENSE,
      outcome: outcomes[kind],
      yes: kind === 'read' && mail.canReply ? wordFor('yes', translator.locale) : undefined,
      questions: [{ decision, number: undefined, question }],
    },
    translator,
  );
}

/** What a clear reply has done at once, with the link that takes it back. */
async function done(of: ExampleAbout): Promise<MailContent> {
  const mail = await of.mailAt();
  const { said } = askedOf(of, mail);
  const act: ReplyAct = { does: 'answer', seq: of.example.now, answers: [], said: [said] };
  const undo = { url: linkUrl(of.settings, 'undo', NO_TOKEN), word: wordFor('undo', of.translator.locale) };
  return writeTableMail({ ...mail, questions: [] }, doneHead([{ act, why: undefined }], undo), of.translator);
}

/** The answer mail: what a reply has come to. */
export const replyExamples: { readonly [K in ReplyOutcome['kind'] | 'done']: MakeExample } = {
  read: (of) => echo(of, 'read'),
  unread: (of) => echo(of, 'unread'),
  late: (of) => echo(of, 'late'),
  asks: (of) => echo(of, 'asks'),
  done,
};
