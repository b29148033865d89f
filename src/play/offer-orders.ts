import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { isOptionalActionId } from '../kernel/decision-id.ts';
import type { Channel } from '../kernel/log.ts';
import type { Message } from '../kernel/message.ts';
import { readEntries } from '../log/read-entries.ts';
import type { Services } from '../platform/services.ts';
import type { TableView } from './table-view.ts';
import { waitsForMe } from './windows/waits-for-me.ts';

/** How people answer; the clock, standing orders and programs have no habits. */
const BY_HAND: readonly Channel[] = ['link', 'page', 'reply'];
/** Entries that are looked through: what is older is no habit any more. */
const MOST_ENTRIES = 100;

/** An optional action of a seat, and what is picked in its form, by the field's name, to spare the seat questions. */
export type OfferedOrder = {
  readonly optionalAction: DecisionId;
  readonly picked: { readonly [field: string]: string };
  readonly words: Message;
};

/**
 * Orders that a game offers a seat that is asked just now, by what its player answered lately; undefined: none. `from`
 * is the first entry of the present part of the game.
 */
export async function offerOrders(
  services: Pick<Services, 'db' | 'games'>,
  table: TableView,
  seat: SeatId,
  from: number,
): Promise<OfferedOrder | undefined> {
  const rules = services.games.get(table.game)?.rules;
  const asked = table.decisions.filter(waitsForMe).flatMap(({ mine }) => (mine ? [mine.choice] : []));
  if (!rules?.offerOrders || !table.view || asked.length === 0) return undefined;
  const after = Math.max(table.seq - MOST_ENTRIES, 0);
  const entries = await readEntries(services, table.id, { after, upTo: table.seq });
  const answers = entries.flatMap((entry) => {
    if (entry.kind !== 'answered' || entry.seat !== seat) return [];
    if (!BY_HAND.includes(entry.how) || isOptionalActionId(entry.decision)) return [];
    return [{ answer: entry.answer, inPart: entry.seq >= from }];
  });
  const offer = rules.offerOrders(table.view, seat, { answers, asked });
  const action = table.optionalActions.find(({ name }) => name === offer?.action);
  if (!offer || !action) return undefined;
  // As the form's fields are called: its answer, and the presets beside it.
  const picked: OfferedOrder['picked'] = 'option' in offer ? { a: offer.option } : { 'a!': offer.preset };
  return { optionalAction: action.id, picked, words: offer.words };
}
