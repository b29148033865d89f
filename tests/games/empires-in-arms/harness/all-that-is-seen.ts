import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { neighbours } from '../../../../src/games/empires-in-arms/neighbours.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import type { Order } from '../../../../src/kernel/choice.ts';
import type { DecisionId, Viewer } from '../../../../src/kernel/decision.ts';
import type { Game, Machine } from '../../../../src/kernel/machine.ts';
import { positionOf } from '../../../../src/kernel/machine.ts';
import {
  fallbackAnswer,
  openDecisions,
  questionFor,
  sheetFor,
  waitingText,
} from '../../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { outcomeOf } from '../../../../src/kernel/outcome-of.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../../src/kernel/sample-answer.ts';
import { sampleSheet } from '../../../../src/kernel/sample-sheet.ts';
import type { SheetPoint } from '../../../../src/kernel/sheet.ts';
import { withEffects } from '../../../../src/kernel/tell-effects.ts';
import { fitLine, walkSheet } from '../../../../src/kernel/walk-sheet.ts';

type Campaign = { readonly game: Game<EmpiresInArms>; readonly machine: Machine<EmpiresInArms> };

/** Sheets that are tried at each point, and single lines, which mostly do not fit. */
const SHEETS = 2;
const LINES = 12;
/** Of whom orders are drawn on the map, and of how many places ranges are looked at. */
const DRAWN = 3;
const PLACES = 2;

/** All that a viewer can learn at one moment, as text: what they see, who is asked, and what their sheets answer. */
export function allSeenBy({ game, machine }: Campaign, viewer: Viewer): string {
  const position = positionOf(game, machine);
  const open = openDecisions(game, machine);
  const beside = openOptionalActions(game, machine);
  const view = rules.view(position, viewer);
  const own = [
    ...open.filter(({ waiting }) => waiting.includes(viewer)),
    ...beside.filter(({ seats }) => seats.includes(viewer)),
  ];
  return JSON.stringify({
    view,
    neighbours: neighbours(view, viewer),
    warnings: board.warnings?.(view),
    rests: board.rests?.(view),
    chapter: rules.chapter?.(position),
    chronicle: rules.chronicle?.moment(position),
    tally: rules.tally?.(position),
    outcome: outcomeOf(game, machine),
    open: open.map(({ answers, ...decision }) => (decision.sealed ? decision : { answers, ...decision })),
    beside,
    waiting: [...open, ...beside].map(({ id }) => waitingText(game, machine, id)),
    questions: own.map(({ id }) => questionFor(game, machine, id, viewer)),
    effects: [...open, ...beside]
      .filter(({ sealed }) => !sealed)
      .map(({ id }) => effectsTold({ game, machine }, id, viewer)),
    silence: open
      .filter(({ waiting }) => waiting.includes(viewer))
      .map(({ id }) => fallbackAnswer(game, machine, id, viewer)),
    sheets: own.map(({ id }) => triedOut({ game, machine }, id, viewer)),
    ranges: placesOf(view).map((place) => rules.ranges?.(position, viewer, place)),
    odds: placesOf(view).map((place) => rules.odds?.ask(view, game.setting, place)),
  });
}

/** What is told of each answer to a question, before it is given. */
function effectsTold({ game, machine }: Campaign, decision: DecisionId, viewer: Viewer): unknown {
  const question = questionFor(game, machine, decision, viewer);
  return question && withEffects(anyGame(game), machine, { decision, seat: viewer }, question);
}

/** Some of the places where the viewer's own pieces stand. */
function placesOf({ corps, fleets, viewer }: ReturnType<typeof rules.view>): readonly string[] {
  const afloat = fleets.flatMap(({ commander, at }) =>
    commander === viewer ? [at.in === 'sea' ? at.sea : at.area] : [],
  );
  return [...new Set([...corps.slice(0, PLACES).map(({ area }) => area), ...afloat.slice(0, PLACES)])];
}

/** What a sheet says to lines, for one who tries out this and that: the same lines in each of two twins. */
function triedOut({ game, machine }: Campaign, decision: DecisionId, viewer: Viewer): unknown {
  const sheet = sheetFor(game, machine, decision, viewer);
  if (!sheet) return undefined;
  const random = seededRandom(`${viewer} ${machine.seq}`);
  const sheets = Array.from({ length: SHEETS }, () => sampleSheet(sheet.begin, sheet.max, random) ?? []);
  const orders = sheet.begin.orders();
  const lines = Array.from({ length: LINES }, () => {
    const order = orders[random(Math.max(1, orders.length))];
    return order ? { order: order.id, answer: sampleAnswer(order.choice, random) } : undefined;
  });
  return {
    sheets: sheets.map((one) => {
      const { lines: walked, points } = walkSheet(sheet.begin, one);
      return [walked, points.map((point, n) => saidAt(point, one[n]))];
    }),
    lines: lines.map((one) => [one, one && fitLine(sheet.begin, one)]),
    drawn: orders.flatMap((order) => drawnBy(sheet.begin, order)),
  };
}

/** An order as it is drawn on the map, by each of those who could carry it out, as far as it is. */
function drawnBy(point: SheetPoint, { id, choice }: Order): readonly unknown[] {
  const [who] = choice.kind === 'form' ? choice.fields : [];
  if (!who || !('options' in who.choice)) return [];
  const { kind, options } = who.choice;
  return options.slice(0, DRAWN).map((option) => {
    const part = kind === 'some' ? [option.id] : option.id;
    return point.trace({ order: id, parts: { [who.id]: part }, by: [] });
  });
}

function saidAt(point: SheetPoint, next: Parameters<SheetPoint['forecast']>[0] | undefined) {
  return [point.costs(), point.rest(), next && point.forecast(next)];
}
