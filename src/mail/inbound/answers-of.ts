import { sheetFor } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import { nameOptions } from './option-names.ts';
import { readAnswer } from './read-answer.ts';
import { beginsLikeOrder } from './read-order.ts';
import { questionIn, type ReadingReply } from './read-part.ts';

/** Longer lines are sentences. */
const LONGEST = 200;

/**
 * A test whether a line, if it stood by itself, would be an answer to a question of the mail, or begins like an order
 * of one.
 */
export async function answersOf({ services, reader, table, data, t, known }: ReadingReply) {
  const { head, machine } = await readPosition(services, reader.tableId);
  const { seat } = reader;
  const names = nameOptions(t);
  const tests = data.questions.flatMap((decision) => {
    const question = questionIn(table, decision);
    if (!question) return [];
    const { game } = head;
    if (question.choice.kind === 'sheet') {
      const begin = sheetFor(game, machine, decision, seat)?.begin;
      return begin ? [(line: string) => beginsLikeOrder(begin, line, names)] : [];
    }
    const asked = { game, machine, seat, decision, question };
    return [
      (line: string) => {
        const { answer, literal } = readAnswer(asked, line, { t, known });
        return answer !== undefined && literal;
      },
    ];
  });
  return (line: string) => line.length <= LONGEST && tests.some((test) => test(line));
}
