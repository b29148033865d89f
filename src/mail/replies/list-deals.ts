import { msg } from '../../i18n/msg.ts';
import type { Field } from '../../kernel/choice.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import type { LetterSection } from '../letter/write-letter.ts';
import { markOptions } from '../turn/mark-options.ts';
import { wordFor } from './command-words.ts';
import { exampleDeal } from './example-deal.ts';
import { openDeals, proposalOf } from './open-deals.ts';

/** Options of a field that a mail names; the page has them all. */
const MOST_OPTIONS = 60;

/** The deals that are open to a seat, with the words that answer them, and what it can propose, in words to write. */
export async function listDeals(at: ReadingReply): Promise<readonly LetterSection[]> {
  const { table, locale, t, reader } = at;
  const proposal = proposalOf(table);
  const deals = openDeals(table);
  const title = msg('reply.deals-title');
  if (!proposal && deals.length === 0) return [{ title, leads: [msg('reply.no-deals')], lines: [] }];

  const word = wordFor('deal', locale);
  const lines = deals.map(({ number, action: { question } }) => {
    const write = markOptions(question.choice).map(({ label }) =>
      msg('reply.quoted', { words: `${word} ${number} ${t(label).toLowerCase()}` }),
    );
    return msg('reply.deals-line', { number, asks: question.prompt, write });
  });
  const open = { title, leads: lines.length === 0 ? [msg('reply.deals-none')] : [], lines };
  const seat = table.seats.find((one) => one.seat !== reader.seat)?.name;
  if (!proposal || !seat || proposal.question.choice.kind !== 'form') return [open];
  const { fields } = proposal.question.choice;
  const example = await exampleDeal(at);
  return [
    open,
    {
      title: proposal.label ?? proposal.question.prompt,
      leads: [
        msg('reply.deals-how', { word, seat }),
        ...(example === undefined ? [] : [msg('reply.deals-example', { example })]),
      ],
      lines: [],
    },
    ...fields.map(fieldSection),
  ];
}

/** What one field takes: its name is the beginning of a term, and each option is one by itself. */
function fieldSection({ label: title, choice }: Field): LetterSection {
  if (choice.kind === 'number') {
    const { min, max } = choice;
    return { title, leads: [msg('reply.deals-number', { min, max })], lines: [] };
  }
  const options = markOptions(choice).map(({ label }) => label);
  if (options.length === 0) return { title, leads: [msg('reply.deals-text')], lines: [] };
  const leads = choice.kind === 'spread' ? [msg('reply.deals-amounts')] : [];
  const more = Math.max(0, options.length - MOST_OPTIONS);
  const notes = more > 0 ? [msg('reply.deals-more', { more })] : [];
  return { title, leads, lines: options.slice(0, MOST_OPTIONS), notes };
}
