import type { Viewer } from '../../kernel/decision.ts';
import { eventSentence } from './events/event-text.ts';
import { cardOf, nameOf, regionIdOf, regionOf } from './map/cards.ts';
import { controller, dominator } from './map/dominance.ts';
import type { CardId, Pack, Side } from './pack-types.ts';
import { countRegion } from './scoring/count-region.ts';
import { figuresOf } from './setup/deal-cards.ts';
import { opponent, SIDES } from './sides.ts';
import type { Placed, State } from './state.ts';
import type { Position } from './types.ts';
import type { CardFace, CardInPlay, HiddenCards, RegionView, View } from './view-types.ts';

/** Section 8: the map and all cubes are open; a hand and a set-aside card are seen by their side only (A26). */
export function viewOf(position: Position, viewer: Viewer): View {
  const { state, pack } = position;
  const knows = (side: Side) => knowsHand(viewer, side);
  const { turns } = figuresOf(position, state.round);
  const plays = SIDES.length * turns;
  const ending = state.ending ? { ...state.ending } : resignation(position);
  const active = ending ? undefined : state.active;
  return {
    viewer,
    round: state.round,
    rounds: pack.figures.rounds.length,
    turn: Math.min(state.plays + 1, plays),
    turns: plays,
    active,
    starter: state.starter,
    score: state.score,
    stepsToFlag: pack.figures.stepsToFlag,
    cards: state.map.map((card, i) => inPlay(pack, card, i > 0 && i === state.map.length - 1)),
    regions: regionsIn(pack, state),
    reserve: { ...state.reserve },
    removed: { ...state.removed },
    hands: bySide((side) => hidden(pack, state.hands[side], knows(side))),
    deck: state.deck.length,
    aftermath: bySide((side) => hidden(pack, state.aftermath[side], knows(side) || state.revealed)),
    chosen: state.chosen && active ? hidden(pack, [state.chosen], knows(active)) : undefined,
    played: state.played,
    ending,
    unofficial: pack.unofficial,
  };
}

/** Whether a viewer sees a side's hand and what it has set aside. */
export function knowsHand(viewer: Viewer, side: Side): boolean {
  return viewer === side || viewer === 'moderator';
}

/** A side that gives up leaves the state as it is: the view says that nobody is to play any more. */
function resignation({ resigned }: Position): View['ending'] {
  const gone = SIDES.find((side) => resigned.includes(side));
  return gone && { winner: opponent(gone), how: 'resigned' };
}

function bySide<T>(of: (side: Side) => T): { readonly us: T; readonly ussr: T } {
  return { us: of('us'), ussr: of('ussr') };
}

function hidden(pack: Pack, cards: readonly CardId[], known: boolean): HiddenCards {
  return { count: cards.length, known: known ? cards.map((card) => faceOf(pack, card)) : [] };
}

/** A card as it is printed. */
export function faceOf(pack: Pack, id: CardId): CardFace {
  const none = { side: undefined, cubes: undefined, event: undefined, eventText: undefined };
  const base = { id, name: nameOf(pack, id), region: regionIdOf(pack, id) };
  if (id === pack.start.id) return { ...base, ...none };
  const { side, cubes, event } = cardOf(pack, id);
  return { ...base, side, cubes, event, eventText: eventSentence(pack, event, side) };
}

/** A card on the map with the cubes on it, and who controls it. */
export function inPlay(pack: Pack, card: Placed, last: boolean): CardInPlay {
  const { x, y, us, ussr } = card;
  const control = controller(pack.figures, card);
  const dominance = dominator(pack.figures, card);
  return { ...faceOf(pack, card.card), x, y, us, ussr, control, dominance, last };
}

/** The regions in the order of the final scoring, with what of them is on a map. */
export function regionsIn(pack: Pack, state: Pick<State, 'map' | 'scored'>): readonly RegionView[] {
  return pack.regions.map(({ id }) => regionView(pack, state, id));
}

function regionView(pack: Pack, state: Pick<State, 'map' | 'scored'>, id: string): RegionView {
  const { name, size, bonus } = regionOf(pack, id);
  const { us, ussr, inPlay: count } = countRegion(state, pack, id);
  return {
    id,
    name,
    size,
    bonus,
    cards: state.map.flatMap(({ card }) => (regionIdOf(pack, card) === id ? [card] : [])),
    controlled: { us, ussr },
    complete: count === size,
    scored: state.scored.includes(id),
  };
}
