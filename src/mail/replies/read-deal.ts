import { msg } from '../../i18n/msg.ts';
import { sheetWords } from '../../kernel/answer-words.ts';
import type { Answer } from '../../kernel/choice.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Message } from '../../kernel/message.ts';
import { explainAnswer } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import { type FoundPart, type ReadingReply, readPart } from '../inbound/read-part.ts';
import { shorten } from '../inbound/reply-reading.ts';
import { namePeople } from '../press/name-people.ts';
import { markOptions } from '../turn/mark-options.ts';
import { openDeals, proposalOf } from './open-deals.ts';
import { fieldCalled, readTerms } from './read-terms.ts';

type Problem = { readonly problem: Message };

/** `2 accept`, `2: accept`, `#2 accept`. */
const NUMBERED = /^#?(\d{1,6})(?![\p{L}\d])[.:)]?\s*(.*)$/su;

/**
 * What a line about deals means: `2 accept` answers a deal or takes it back, `ITALY: …` proposes one. Nothing of it is
 * guessed: words that are not those of the page are the problem.
 */
export function readDeal(at: ReadingReply, terms: string): Promise<FoundPart | Problem> {
  const [, number, rest = ''] = NUMBERED.exec(terms.trim()) ?? [];
  return number === undefined ? readProposal(at, terms) : readNumbered(at, Number(number), rest);
}

async function readNumbered(at: ReadingReply, number: number, words: string): Promise<FoundPart | Problem> {
  const open = openDeals(at.table);
  const meant = open.filter((deal) => deal.number === number);
  if (meant.length === 0) {
    const numbers = [...new Set(open.map((deal) => deal.number))].map(String);
    return { problem: msg('reply.deal-unknown', { number, open: numbers, count: numbers.length }) };
  }
  for (const { action } of meant) {
    const part = await readPart(at, action.id, words);
    if (part?.outcome.kind === 'late') return part;
    // No mail shows what the number of an answer would mean here.
    if (part?.literal && part.outcome.kind === 'read' && !part.outcome.ignored && /\p{L}/u.test(words)) return part;
  }
  const options = meant.flatMap(({ action }) => markOptions(action.question.choice).map(({ label }) => label));
  return { problem: msg('reply.deal-answers', { number, given: shorten(words), options }) };
}

async function readProposal(at: ReadingReply, terms: string): Promise<FoundPart | Problem> {
  const { services, reader, table, t, locale } = at;
  const proposal = proposalOf(table);
  if (proposal?.question.choice.kind !== 'form') return { problem: msg('reply.no-deals') };
  const { id: decision, question } = proposal;
  const { choice } = proposal.question;
  const colon = terms.search(/[:：]/u);
  const head = terms.slice(0, Math.max(0, colon));

  let [partners, body]: [readonly string[], string] = [[], terms];
  if (!fieldCalled(choice.fields, head, t)) {
    const seats = table.seats.filter(({ seat }) => seat !== reader.seat);
    const people = seats.map(({ seat, name, playerId, playerName }) => ({ who: seat, name, playerId, playerName }));
    const named = namePeople(head, people, locale);
    if ('unknown' in named) {
      const names = named.near.length > 0 ? named.near : seats.map(({ name }) => name);
      return { problem: msg('reply.deal-nobody', { given: shorten(named.unknown), names }) };
    }
    partners = named.to === 'everybody' ? people.map(({ who }) => who) : named.to;
    body = terms.slice(colon + 1);
  }

  const { head: base, machine } = await readPosition(services, reader.tableId);
  const judge = (answer: Answer) => explainAnswer(base.game, machine, { decision, seat: reader.seat, answer });
  const reading = readTerms(choice, body, { partners, seats: table.seats.map(({ seat }) => seat), t, judge });
  const part = { decision, number: 0, prompt: question.prompt };
  if (!('answer' in reading)) return { ...part, literal: false, outcome: { kind: 'unread', ...reading } };
  const { answer } = reading;
  const sheet = sheetWords(base.game, machine, { decision, seat: reader.seat, answer });
  const said = describeAnswer(choice, answer);
  const outcome = { kind: 'read', said, sheet, ignored: undefined } as const;
  return { ...part, literal: true, outcome, given: { decision, answer, seq: base.seq } };
}
