import { msg } from '../i18n/msg.ts';
import { type AskedDraw, ChanceMismatch, ChanceNeeded } from '../kernel/dealer.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import { refuseRecord } from './say.ts';
import type { Typeable } from './what-to-type.ts';
import { type Asked, askedText, whatIsOptional, whoIsAsked } from './who-is-asked.ts';

/**
 * Why an entry cannot be played, as somebody needs it who mends the record: the entry's number, the question, and what
 * can be written there. `before` is the position before the entry, undefined for the setup. Other errors are faults of
 * the program and stay what they are.
 */
export function explainEntry(error: unknown, game: Game, entry: Entry, before: () => Machine | undefined): unknown {
  const { seq } = entry;
  if (error instanceof ChanceNeeded) return chanceRefusal('records.chance-needed', seq, error.asked);
  if (error instanceof ChanceMismatch) {
    const { asked, given } = error;
    if (!asked) return refuseRecord(msg('records.chance-stray', { seq, purpose: given.purpose.slice(0, LONGEST) }));
    const result = JSON.stringify(given.result).slice(0, LONGEST);
    return chanceRefusal('records.chance-unfit', seq, asked, { given: given.purpose.slice(0, LONGEST), result });
  }
  if (!(error instanceof Refusal)) return error;
  const problem = error.reason;
  const question = questionOf(game, entry, before);
  if (!question) return new Refusal(error.code, msg('records.in-entry', { seq, problem }), error.details);
  const asked = askedText(game, question);
  return new Refusal(error.code, msg('records.in-question', { seq, asked, problem }), question.answers);
}

/** As much of what was given as a sentence shows. */
const LONGEST = 80;

/** What the seat of an entry was asked there; undefined for what is not an answer, and where the seat was not asked. */
function questionOf(game: Game, entry: Entry, before: () => Machine | undefined): Asked | undefined {
  const put = entry.kind === 'ruling' ? entry.ruling : entry;
  if (!('decision' in put && 'answer' in put)) return undefined;
  const machine = before();
  if (!machine) return undefined;
  const all = [...whoIsAsked(game, machine), ...whatIsOptional(game, machine)];
  return all.find(({ seat, decision }) => seat === put.seat && decision === put.decision);
}

function chanceRefusal(
  key: 'records.chance-needed' | 'records.chance-unfit',
  seq: number,
  { n, purpose, of }: AskedDraw,
  args: { readonly given?: string; readonly result?: string } = {},
): Refusal {
  return refuseRecord(msg(key, { seq, n, purpose, ...args }), [drawText(purpose, of)]);
}

/** What can be written as a draw's result. */
function drawText(purpose: string, of: AskedDraw['of']): Typeable {
  const at = `{"purpose": ${JSON.stringify(purpose)}, "result": …}`;
  const reason: Message =
    'sides' in of
      ? msg('records.type-die', { sides: of.sides })
      : 'oneOf' in of
        ? msg('records.type-pick', { ids: of.oneOf.map((id) => JSON.stringify(id)) })
        : msg('records.type-order', { ids: of.orderOf.map((id) => JSON.stringify(id)) });
  return { at, reason };
}
