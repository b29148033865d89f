import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GivenAnswer, Link } from '../../mail/links/link.ts';
import type { Services } from '../../platform/services.ts';
import { viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { followsOf } from './answer-link.ts';
import type { ArrangedAnswers } from './open-answers.ts';
import { type AnswerPreview, previewAnswer } from './preview-answer.ts';

type AnswersLink = Extract<Link, { purpose: 'answers' }>;
type Previewed = { readonly answer: GivenAnswer; readonly preview: AnswerPreview };

/** The answers of a reply, each with what certainly comes of it, what follows, and the board after them. */
export async function answersModel(
  services: Services,
  { tableId, seat, answers }: AnswersLink,
  { position, submissions, over }: ArrangedAnswers,
  translator: Translator,
) {
  const table = await viewTable(services, tableId, seat);
  const previewed = previewAll(position, seat, submissions.flat());
  const last = previewed.at(-1);
  const certain = previewed.some(({ preview }) => preview.consequences.length > 0);
  return {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    heading: msg('pages.answers.heading', { count: previewed.length }),
    answers: previewed.map(({ preview: { prompt, said, sheet, consequences } }) => ({
      ...{ prompt, said, sheet, consequences },
    })),
    over: over.map(({ answer, why }) => msg('pages.answers.over', { number: answers.indexOf(answer) + 1, why })),
    apart: submissions.length > 1,
    follows: last && followsOf(last.preview, isOptionalActionId(last.answer.decision)),
    seq: table.seq,
    back: `/t/${tableId}`,
    board:
      last && certain
        ? boardModel(gameOf(services, table.game), last.preview.view, msg('pages.table.board-after'), translator)
        : undefined,
  };
}

/** Each answer as it would be given after the ones before it, as far as it is certain what they lead to. */
function previewAll(
  { head, machine: begin }: ArrangedAnswers['position'],
  seat: string,
  answers: readonly GivenAnswer[],
): readonly Previewed[] {
  let machine = begin;
  return answers.flatMap((answer) => {
    const preview = previewAnswer({ head, machine }, seat, answer.decision, answer.answer);
    if (preview instanceof Refusal) return [];
    machine = preview.machine;
    return [{ answer, preview }];
  });
}
