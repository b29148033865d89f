import { randomUUID } from 'node:crypto';
import { msg } from '../../i18n/msg.ts';
import type { PlainChoice, SheetLine } from '../../kernel/choice.ts';
import { plainLine } from '../../kernel/plain-line.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { SheetPoint } from '../../kernel/sheet.ts';
import type { SheetView } from '../../play/sheets/sheet-view.ts';
import type { TableView } from '../../play/table-view.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { fieldsOfAnswer } from '../forms/fields-of-answer.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { timeLeft } from '../time/time-control-words.ts';
import { aheadModel } from './ahead-model.ts';
import type { FilledConditions } from './ahead-pages.ts';
import { type BegunLine, pathOf, placeParts } from './find-ways.ts';
import { LONG } from './question-model.ts';
import { sheetAddress } from './sheet-address.ts';
import { sheetMap } from './sheet-map.ts';
import type { Sitting } from './sitting.ts';
import { ownWindow } from './window-model.ts';
import { LONGEST_TEXT } from './written-orders.ts';

/** A line as somebody filled it in, where it could not be read. */
export type FilledLine = {
  readonly order: string;
  readonly fields: URLSearchParams;
  readonly problems: readonly FieldProblem[];
};

type Input = {
  readonly table: TableView;
  readonly game: GameModule;
  readonly sheet: SheetView;
  /** Where the line stands that is added or changed. */
  readonly point: SheetPoint;
  /** The page's address: `?order=` and the fields of a line that is begun on the map, `?area=`, `?window=`. */
  readonly query: URLSearchParams;
  readonly sitting: Sitting;
  /** The line that is being changed. */
  readonly changing: number | undefined;
  readonly filled: FilledLine | undefined;
  /** Of a sheet that is written ahead: when to be asked after all, as it was filled in. */
  readonly conditions: FilledConditions | undefined;
  /** Orders as text that were not taken. */
  readonly written: string | undefined;
  readonly now: Date;
};

/** The page of a sheet: its lines, what the next one may be, what it costs, the board, and Send. */
export function sheetModel({
  table,
  game,
  sheet,
  point,
  query,
  sitting,
  changing,
  filled,
  conditions,
  written,
  now,
}: Input) {
  const { translator, seat } = sitting;
  const decision = table.decisions.find(({ id }) => id === sheet.decision);
  const changed = changing === undefined ? undefined : sheet.lines[changing]?.line;
  const last = sheet.lines.length - 1;
  const base = sheetAddress(sitting, sheet.decision);
  const { map } = game.board;
  const places = new Set(map?.areas.map((area) => area.id));
  const begun = filled ?? (changed && begunAgain(changed, sheet.orders));
  const { version, orders } = sheet;
  const look = map && sheetMap({ map, point, orders, begun, base, query, version, changing, translator });
  return {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    prompt: sheet.prompt,
    long: translator.t(sheet.prompt).length > LONG,
    section: decision?.section ?? sheet.ahead?.section,
    ahead: sheet.ahead && aheadModel(sheet.ahead, conditions),
    afterAll: sheet.afterAll,
    dueAt: decision?.dueAt,
    left: timeLeft(decision?.dueAt, now, translator),
    base,
    back: sitting.base,
    version: sheet.version,
    lines: sheet.lines.map((line, i) => ({
      ...line,
      number: i + 1,
      at: i,
      first: i === 0,
      last: i === last,
      before: i - 1,
      after: i + 1,
      plain: line.said ? undefined : plainLine(line.line),
      changing: i === changing,
    })),
    count: sheet.lines.length,
    max: sheet.max,
    changing: changing === undefined ? undefined : { at: changing, number: changing + 1 },
    orders: sheet.orders.map(({ id, label, choice }) => ({
      id,
      label,
      onMap: map !== undefined && placeParts({ id, label, choice }, (place) => places.has(place)).length > 0,
      open: filled ? filled.order === id : changed ? changed.order === id : sheet.orders.length === 1,
      control: choiceControl(
        choice,
        fieldsFor(id, choice, filled, changed),
        filled?.order === id ? filled.problems : [],
        pathOf(id),
      ),
    })),
    text: { value: written ?? '', most: LONGEST_TEXT },
    costs: sheet.costs,
    unfinished: sheet.unfinished,
    later: decision?.window !== undefined,
    windows: ownWindow(table, sitting.base, sheet.decision),
    asLastTime: sheet.asLastTime > 0,
    rest: sheet.rest > 0 ? (sheet.restIs ?? msg('pages.sheet.rest')) : undefined,
    updatedAt: sheet.updatedAt,
    key: randomUUID(),
    baseSeq: sheet.baseSeq,
    board: boardModel(
      game,
      sheet.view,
      msg(sheet.lines.length > 0 ? 'pages.table.board-draft' : 'pages.table.board-now'),
      translator,
      look && { look },
    ),
    private: game.board.private(sheet.view),
  };
}

/** A line that is being changed, as its form is filled in. */
function begunAgain({ order, answer }: SheetLine, orders: SheetView['orders']): BegunLine | undefined {
  const asked = orders.find(({ id }) => id === order);
  return asked && { order, fields: fieldsOfAnswer(asked.choice, answer, pathOf(order)) };
}

function fieldsFor(
  order: string,
  choice: PlainChoice,
  filled: FilledLine | undefined,
  changed: SheetLine | undefined,
): URLSearchParams {
  if (filled?.order === order) return filled.fields;
  return changed?.order === order ? fieldsOfAnswer(choice, changed.answer, pathOf(order)) : new URLSearchParams();
}
