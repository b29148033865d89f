import { randomUUID } from 'node:crypto';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { DraftView } from '../../play/drafts/draft-view.ts';
import type { DecisionView, TableView } from '../../play/table-view.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { pickPlace, placesOf } from '../forms/pick-place.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { questionForms, questionModels } from './question-model.ts';
import type { Sitting } from './sitting.ts';

/** What the form of one decision is filled in with. */
export type Filled = {
  readonly decision: string | undefined;
  readonly fields: URLSearchParams;
  readonly problems: readonly FieldProblem[];
};

const STOPS: { readonly [stop in NonNullable<DraftView['stopped']>]: MessageKey } = {
  chance: 'pages.compose.stop-chance',
  hidden: 'pages.compose.stop-hidden',
  others: 'pages.compose.stop-others',
  over: 'pages.compose.stop-over',
};

type Input = {
  readonly table: TableView;
  readonly game: GameModule;
  readonly draft: DraftView;
  readonly sitting: Sitting;
  readonly filled: Filled;
  readonly now: Date;
};

/** The composer: what is decided so far, what is asked next, the board after it, and Send. */
export function composeModel({ table, game, draft, sitting, filled, now }: Input) {
  const { base, translator, seat } = sitting;
  const untouched = filled.fields.size === 0 && filled.problems.length === 0;

  const buttons = questionModels(draft.next, { base, now, translator });
  const forms = questionForms(draft.next, filled, base);
  const questions = forms.map((form, i) => ({
    ...form,
    left: buttons[i]?.left,
    long: buttons[i]?.long,
    buttons: untouched ? buttons[i]?.buttons : undefined,
  }));

  const places = pickable(draft.next, filled, sitting);
  const steps = draft.steps.map((step, i) => ({ ...step, last: i === draft.steps.length - 1 }));
  return {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    base,
    heading: headingOf(draft),
    steps,
    questions,
    picks: places.length > 0,
    sendable: steps.length > 0,
    later: draft.steps.some((step) => table.decisions.some(({ id, window }) => window && id === step.decision)),
    stop: stopWords(draft),
    key: randomUUID(),
    baseSeq: draft.baseSeq,
    nothing: steps.length === 0 && questions.length === 0 ? nothingWords(table) : undefined,
    updatedAt: draft.updatedAt,
    board: boardModel(game, draft.view, msg(captionOf(draft)), translator, places),
    // When the game is over nothing is private any more.
    private: table.status === 'finished' ? [] : game.board.private(draft.view),
  };
}

/** Where chance or hidden information comes in, the board is shown as it is before the last step. */
function captionOf({ steps, stopped }: DraftView) {
  if (steps.length === 0) return 'pages.table.board-now';
  return stopped === 'chance' || stopped === 'hidden' ? 'pages.table.board-before' : 'pages.table.board-draft';
}

function headingOf(draft: DraftView): Message {
  if (draft.next.length > 0) return msg('pages.compose.heading');
  return msg(draft.steps.length > 0 ? 'pages.compose.heading-ready' : 'pages.compose.heading-nothing');
}

function nothingWords({ status }: TableView): Message {
  return msg(status === 'finished' ? 'pages.table.state-finished' : 'pages.compose.nothing');
}

function stopWords(draft: DraftView): Message {
  return msg(draft.stopped ? STOPS[draft.stopped] : 'pages.compose.stop-none');
}

/** Every place that means an answer, with the address of the form as it is after picking it: works without scripts. */
function pickable(decisions: readonly DecisionView[], filled: Filled, { base, translator }: Sitting) {
  const found = new Map<string, { place: string; label: string; href: string }>();
  for (const { id, mine } of decisions) {
    if (!mine) continue;
    const fields = filled.decision === undefined || filled.decision === id ? filled.fields : new URLSearchParams();
    for (const { place, label } of placesOf(mine.choice)) {
      const picked = pickPlace(mine.choice, fields, place);
      if (!picked || found.has(place)) continue;
      picked.set('decision', id);
      found.set(place, { place, label: translator.t(label), href: `${base}?${picked}#answer` });
    }
  }
  return [...found.values()];
}
