import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { chapterAt } from '../../kernel/chapter.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { positionOf } from '../../kernel/machine.ts';
import { outcomeOf } from '../../kernel/outcome-of.ts';
import { KEPT_DAYS } from '../../practice/forget-practices.ts';
import { keepCode } from '../../practice/keep-practice.ts';
import { lessonNotes } from '../../practice/lesson-notes.ts';
import { computersTurn } from '../../practice/let-computers-play.ts';
import type { OpenPractice } from '../../practice/open-practice.ts';
import { boardModel } from '../tables/board-model.ts';
import { mapQuery } from '../tables/map-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { practiceAddress, practiceName } from './own-practice.ts';
import { practiceLines } from './practice-lines.ts';
import { type FilledQuestion, picksOf, practiceActions, practiceQuestions } from './practice-questions.ts';

export type { FilledQuestion };

type Input = {
  readonly open: OpenPractice;
  /** The name of the table that a sandbox began at. */
  readonly table: string | undefined;
  readonly filled: FilledQuestion | undefined;
  /** `?as=` of a sandbox: through whose eyes; `?do=`: what nobody is asked for; `?area=`, `?window=` of a map. */
  readonly query: URLSearchParams;
  readonly translator: Translator;
};

/** The page of a practice game: notes, what is asked, the board, what has happened, and what can be done with it. */
export function practiceModel({ open, table, filled, query, translator }: Input) {
  const { row, module, game, machine } = open;
  const base = practiceAddress(row.id);
  const isFirstGame = row.seat !== null;
  const seats = game.setting.seats.map((seat) => ({ seat, name: game.rules.seatName(seat) }));
  const viewer = viewerIn(open, query.get('as'));
  const questions = practiceQuestions(open, { base, translator, filled, wanted: query.get('do'), viewer });
  const view = game.rules.view(positionOf(game, machine), viewer);
  const places = picksOf(questions, base, translator);
  const chapter = chapterAt(game, machine);
  const outcome = outcomeOf(game, machine);
  return {
    // Links to sections of the rules want to know the game.
    table: { game: row.game },
    base,
    firstGame: isFirstGame,
    name: practiceName(row, game.rules.name, table),
    gameName: game.rules.name,
    begunAt: row.tableId === null ? undefined : { table: row.tableId, seq: row.tableSeq },
    chapter: chapter && { name: chapter.name, part: chapter.part?.name },
    days: row.visitor === null ? KEPT_DAYS.player : KEPT_DAYS.visitor,
    notes: lessonNotes(open),
    thinking: computersTurn(open) !== undefined,
    questions,
    actions: isFirstGame ? [] : practiceActions(open, viewer, base),
    seats: isFirstGame
      ? []
      : seats.map(({ seat, name }) => ({
          ...{ name, seatClass: seatClass(seats, seat), here: seat === viewer },
          href: `${base}?as=${encodeURIComponent(seat)}`,
        })),
    viewer: { name: game.rules.seatName(viewer), seatClass: seatClass(seats, viewer) },
    outcome: outcome && {
      summary: outcome.summary,
      sheet: outcome.sheet,
      standings: outcome.standings
        .toSorted((a, b) => a.place - b.place)
        .map(({ seat, place, score }) => ({
          ...{ place, score, scored: score !== undefined },
          ...{ name: game.rules.seatName(seat), seatClass: seatClass(seats, seat) },
        })),
    },
    board: boardModel(module, view, msg('pages.table.board-now'), translator, {
      places,
      beside: true,
      look: { base, query: mapQuery(query, 'as'), near: true, picks: places.length > 0 },
    }),
    private: outcome ? [] : module.board.private(view),
    lines: practiceLines(open, isFirstGame ? undefined : base),
    keep: isFirstGame ? keepAddress(open) : undefined,
    ending: query.get('end') === 'yes',
  };
}

/** The owner's seat; in a sandbox the seat that is asked for, else one that is asked something. */
function viewerIn({ row, game, machine }: OpenPractice, wanted: string | null): SeatId {
  if (row.seat !== null) return row.seat;
  const { seats } = game.setting;
  const [asked] = positionOf(game, machine).asked();
  return seats.find((seat) => seat === wanted) ?? asked?.seats[0] ?? seats[0] ?? '';
}

function keepAddress({ row }: OpenPractice): string {
  const code = keepCode(row);
  return `${practiceAddress(row.id)}/keep${code === undefined ? '' : `?${new URLSearchParams({ code })}`}`;
}
