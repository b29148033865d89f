import { msg } from '../../i18n/msg.ts';
import { NAMED } from '../../kernel/ahead-form.ts';
import { listedWords } from '../inbound/listed-words.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import type { LetterSection } from '../letter/write-letter.ts';
import { wordFor } from './command-words.ts';

/** What a seat can order ahead, with its number, what it has ordered, and the conditions to write. */
export function listAhead({ table, locale, t }: ReadingReply): readonly LetterSection[] {
  const title = msg('reply.ahead-title');
  if (table.ahead.length === 0) return [{ title, leads: [msg('reply.ahead-none')], lines: [] }];
  const first = (list: Parameters<typeof listedWords>[0]) => listedWords(list, t)[0] ?? '';
  const lines = table.ahead.flatMap(({ label, ordered }, i) => [
    msg('reply.ahead-line', {
      number: i + 1,
      label,
      ordered: ordered ? (ordered.review ? 'review' : 'yes') : 'no',
      count: ordered?.lines.length ?? 0,
    }),
    ...(ordered?.lines ?? []).flatMap(({ said, misfit }) => said ?? misfit ?? []),
  ]);
  const words = {
    word: wordFor('ahead', locale),
    ask: first('reply.words-ask-me'),
    withdraw: first('reply.words-withdraw'),
    confirm: first('reply.words-confirm'),
  };
  return [
    { title, leads: [msg('reply.ahead-how', words)], lines },
    ...table.ahead.map(({ conditions }, i) => ({
      title: msg('reply.ahead-conditions', { number: i + 1 }),
      leads: [],
      lines:
        conditions.kind === 'form'
          ? conditions.fields.flatMap(({ id, label, choice }) =>
              id === NAMED && choice.kind === 'some' ? choice.options.map((option) => option.label) : [label],
            )
          : [],
    })),
  ];
}
