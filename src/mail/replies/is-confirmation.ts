import { isDeepStrictEqual } from 'node:util';
import { readPosition } from '../../log/read-position.ts';
import { readAnswer } from '../inbound/read-answer.ts';
import { questionIn, type ReadingReply } from '../inbound/read-part.ts';
import { openQuestions } from '../turn/reply-token.ts';
import { isCommandWord } from './command.ts';
import { wordFor, wordsFor } from './command-words.ts';
import { isPolite } from './polite-words.ts';

/**
 * Whether a reply confirms what its mail proposed: "yes". Where a question could be answered by that word otherwise, it
 * is an answer to it.
 */
export async function isConfirmation(at: ReadingReply): Promise<boolean> {
  const { confirms, text, questions } = at.data;
  if (confirms.length === 0) return false;
  const [first = '', ...rest] = text.trim().split('\n');
  if (!isCommandWord('yes', first, at.locale) || !isPolite(rest.join('\n'), at)) return false;
  const proposed = confirms.flatMap((act) => (act.does === 'answer' ? act.answers : []));
  const meant = await readAs(at, first, questions);
  return meant.every((answer) => proposed.some((one) => isDeepStrictEqual(one, answer)));
}

/**
 * The word by which a mail says that what it proposes is confirmed: the first that answers no question that a reply to
 * it would be about. Of what a seat may do besides, a letter to others could be any word.
 */
export async function confirmWord(at: ReadingReply): Promise<string | undefined> {
  const open = openQuestions(at.table).map(({ decision }) => decision);
  const words = [wordFor('yes', at.locale), ...wordsFor('yes', at.locale)];
  for (const word of words) if ((await readAs(at, word, open)).length === 0) return word;
  return undefined;
}

/** What a word would answer, of all questions that it could be about. */
async function readAs({ services, reader, table, t, known }: ReadingReply, word: string, questions: readonly string[]) {
  const { head, machine } = await readPosition(services, reader.tableId);
  return questions.flatMap((decision) => {
    const question = questionIn(table, decision);
    if (!question) return [];
    const asked = { game: head.game, machine, seat: reader.seat, decision, question };
    const { answer } = readAnswer(asked, word, { t, known });
    return answer === undefined ? [] : [{ decision, answer }];
  });
}
