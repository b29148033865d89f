import { randomUUID } from 'node:crypto';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { DraftView } from '../../play/drafts/draft-view.ts';
import type { Foreseen } from '../../play/drafts/foresee-endings.ts';
import type { Ending } from '../../play/drafts/list-endings.ts';
import type { DecisionView, TableView } from '../../play/table-view.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { pickPlace, placesOf } from '../forms/pick-place.ts';
import { boardModel } from '../tables/board-model.ts';
import { mapQuery } from '../tables/map-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { draftAddress } from './draft-address.ts';
import { questionForms, questionModels } from './question-model.ts';
import type { Sitting } from './sitting.ts';
import { ownWindow } from './window-model.ts';

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
  /** Undefined: the seat is asked nothing. */
  readonly draft: DraftView | undefined;
  /** With which answers the draft can be sent at once. */
  readonly endings: readonly Ending[];
  /** What could be sent together with the answer to an open question, by question. */
  readonly foreseen: ReadonlyMap<DecisionId, readonly Foreseen[]>;
  /** How many steps the seat has composed for each question that it is asked. */
  readonly begun: ReadonlyMap<DecisionId, number>;
  readonly sitting: Sitting;
  readonly filled: Filled;
  /** The page's address: `?area=` and `?window=` of a map. */
  readonly query: URLSearchParams;
  readonly now: Date;
};

/** The composer: what is decided so far, what is asked next, the board after it, Send, and what else is asked. */
export function composeModel({ table, game, draft, endings, foreseen, begun, sitting, filled, query, now }: Input) {
  const { base, translator, seat } = sitting;
  const others = questionModels(
    table.decisions.filter(({ id }) => id !== draft?.decision),
    { base, now, translator, begun },
  );
  const frame = {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    others,
    // When the game is over nothing is private any more.
    private: table.status === 'finished' || !table.view ? [] : game.board.private(draft?.view ?? table.view),
  };
  if (!draft)
    return {
      ...frame,
      heading: msg('pages.compose.heading-nothing'),
      nothing: msg(table.status === 'finished' ? 'pages.table.state-finished' : 'pages.compose.nothing'),
      board: table.view && boardModel(game, table.view, msg('pages.table.board-now'), translator),
    };

  const address = draftAddress(sitting, draft.decision);
  const key = randomUUID();
  const places = pickable(draft.next, filled, address, translator);
  return {
    ...frame,
    base: address,
    windows: ownWindow(table, base, draft.decision),
    heading: msg(draft.next.length > 0 ? 'pages.compose.heading' : 'pages.compose.heading-ready'),
    steps: draft.steps.map((step, i) => ({ ...step, last: i === draft.steps.length - 1 })),
    questions: questionForms(draft, filled, { base, now, translator }).map((form) => ({
      ...form,
      ...{ key, seq: draft.baseSeq, send: `${address}/send` },
      sends: (foreseen.get(form.decision) ?? []).map(({ end, said }) => ({
        end,
        label: said ? msg('pages.compose.add-send-with', { said }) : msg('pages.compose.add-send'),
      })),
    })),
    picks: places.length > 0,
    sendable: draft.steps.length > 0,
    later: draft.steps.some((step) => table.decisions.some(({ id, window }) => window && id === step.decision)),
    endings,
    leaves: draft.leaves,
    stop: stopWords(draft, others.length > 0),
    key,
    baseSeq: draft.baseSeq,
    updatedAt: draft.updatedAt,
    board: boardModel(game, draft.view, msg(captionOf(draft)), translator, {
      places,
      look: { base: address, query: mapQuery(query), near: true, picks: places.length > 0 },
    }),
  };
}

/** Where chance or hidden information comes in, the board is shown as it is before the last step. */
function captionOf({ steps, stopped }: DraftView) {
  if (steps.length === 0) return 'pages.table.board-now';
  return stopped === 'chance' || stopped === 'hidden' ? 'pages.table.board-before' : 'pages.table.board-draft';
}

function stopWords({ stopped }: DraftView, asksMore: boolean): Message {
  if (stopped === 'others' && asksMore) return msg('pages.compose.stop-here');
  return msg(stopped ? STOPS[stopped] : 'pages.compose.stop-none');
}

/** Every place that means an answer, with the address of the form as it is after picking it: works without scripts. */
function pickable(decisions: readonly DecisionView[], filled: Filled, address: string, translator: Translator) {
  const found = new Map<string, { place: string; label: string; href: string }>();
  for (const { id, mine } of decisions) {
    if (!mine) continue;
    const fields = filled.decision === undefined || filled.decision === id ? filled.fields : new URLSearchParams();
    for (const { place, label } of placesOf(mine.choice)) {
      const picked = pickPlace(mine.choice, fields, place);
      if (!picked || found.has(place)) continue;
      picked.set('decision', id);
      found.set(place, { place, label: translator.t(label), href: `${address}?${picked}#answer` });
    }
  }
  return [...found.values()];
}
