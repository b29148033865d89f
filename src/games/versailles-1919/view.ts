import type { Viewer } from '../../kernel/decision.ts';
import { madeOnce } from '../../kernel/fixed-data.ts';
import { controlledBy, effectAt, eventOf, issueOf, strategyOf } from './cards.ts';
import { dealsView } from './deals/deal-view.ts';
import { scoreOf } from './ending/score.ts';
import { factionsIn, isFaction } from './factions.ts';
import { columnOf, unitsIn } from './icons/tracks.ts';
import { leaderOf } from './influence/cubes.ts';
import { supplyOf } from './influence/supply.ts';
import { deployedIn, unitsAllowed } from './military/units.ts';
import { ordersView } from './orders/orders-view.ts';
import type { FactionId, NationId, Pack } from './pack-types.ts';
import { printedEvent, printedIssue, printedStrategy } from './printed-cards.ts';
import { soloView } from './solitaire/solo-view.ts';
import type { Position } from './types.ts';
import type { EventView, FactionView, IssueView, StrategyView, View } from './view-types.ts';

const NATIONS: readonly NationId[] = ['uk', 'fr', 'us', 'it', 'jp'];

/** What everybody sees: all but the two decks. */
export function viewOf(position: Position, viewer: Viewer): View {
  const { state, pack } = position;
  const issues = (ids: readonly string[]) => ids.map((id) => issueView(position, id));
  return {
    viewer,
    turn: state.turn,
    active: state.active,
    neutral: state.neutral,
    solo: soloView(position),
    done: { ...state.done },
    table: issues(state.table),
    waitingRoom: issues(state.waitingRoom),
    deck: state.deck.length,
    endCard: endCardIn(position),
    discard: issues(state.discard),
    discardPrices: pack.figures.discardPrices,
    drawn: issues(state.drawn),
    event: state.event === undefined ? undefined : eventView(position, state.event),
    waitingEvents: state.waitingEvents.map((id) => eventView(position, id)),
    eventDeck: state.eventDeck.length,
    eventDiscard: [...state.eventDiscard],
    tracks: pack.regions.map(({ id, number }) => ({
      region: id,
      die: number,
      keg: state.tracks[id].keg,
      unrest: state.tracks[id].unrest,
      uprising: columnOf(pack, state.tracks[id].unrest).uprising,
      units: unitsIn(state, id),
    })),
    columns: columnsView(pack.columns),
    happiness: NATIONS.flatMap((nation) => {
      const at = state.happiness[nation];
      if (at === undefined) return [];
      return [
        { nation, at, playing: isFaction(nation) && state.order.includes(nation), signs: at >= pack.figures.signsAt },
      ];
    }),
    happinessTrack: {
      max: pack.figures.happinessMax,
      signsAt: pack.figures.signsAt,
      zones: pack.figures.zones,
    },
    demobilize: demobilizeView(position),
    factions: factionsIn(state).map((faction) => factionView(position, faction)),
    strategies: state.strategies.map((id) => strategyView(position, id)),
    strategiesChosen: state.strategiesChosen,
    auction: state.auction && {
      issue: issueView(position, state.auction.issue),
      owner: state.auction.owner,
      in: [...state.auction.in],
      bids: { ...state.auction.bids },
      best: state.auction.best,
    },
    check: state.check && {
      regions: [...state.check.regions],
      modifier: state.check.modifier,
      announced: { ...state.check.announced },
      uprisings: [...state.check.uprisings],
    },
    deals: dealsView(position),
    ending: state.ending,
    orders: ordersView(position, viewer),
    unofficial: pack.unofficial,
  };
}

export const columnsView = madeOnce((columns: Pack['columns']): View['columns'] =>
  columns.map(({ uprising, deploy, modifier, strength }) => ({
    uprising,
    happiness: deploy?.happiness,
    recover: deploy?.recover,
    modifier,
    strength,
  })),
);

function issueView({ state, pack }: Position, id: string): IssueView {
  return { ...printedIssue(issueOf(pack, id)), cubes: { ...state.influence[id] }, leader: leaderOf(state, id) };
}

function eventView(position: Position, id: string): EventView {
  const event = eventOf(position.pack, id);
  const printed = printedEvent(event, (part) => effectAt(position, part));
  return {
    ...printed,
    icon: printed.icon && !position.state.solo, // 16.9.4: alone, no event takes a cube
    cube: position.state.event === id ? position.state.eventCube : undefined,
  };
}

function strategyView({ pack }: Position, id: string): StrategyView {
  return printedStrategy(strategyOf(pack, id));
}

function factionView(position: Position, faction: FactionId): FactionView {
  const { state, pack } = position;
  const { available, exhausted, units } = supplyOf(state, faction);
  const strategy = state.strategyOf[faction];
  return {
    id: faction,
    available,
    exhausted,
    units: {
      available: units.available,
      exhausted: units.exhausted,
      deployed: deployedIn(state, faction).length,
      demobilized: state.demobilized.filter((unit) => unit.faction === faction).length,
    },
    allowed: faction === state.neutral ? 0 : unitsAllowed(pack, state.happiness[faction] ?? 0),
    strategy: strategy === undefined ? undefined : strategyView(position, strategy),
    issues: controlledBy(state, faction).map(({ issue, owner, option, tokens }) => ({
      ...issueView(position, issue),
      owner,
      option,
      tokens: [...tokens],
    })),
    score: scoreOf(position, faction),
  };
}

function demobilizeView({ state, pack }: Position): View['demobilize'] {
  const { twoOrThree, four, last } = pack.figures.demobilize;
  const left = [...state.demobilized];
  const numbered = (state.order.length > 3 ? four : twoOrThree).map((box) => {
    const at = left.findIndex((unit) => unit.box === box && box !== last);
    const units = at < 0 ? [] : left.splice(at, 1);
    return { box, units: units.map(({ faction }) => faction) };
  });
  return [...numbered, { box: last, units: left.map(({ faction }) => faction) }];
}

/** Where the end card is; that it is still in the deck is no secret (2.4). */
function endCardIn({ state, pack }: Position): View['endCard'] {
  if (state.table.includes(pack.endCard)) return 'table';
  if (state.waitingRoom.includes(pack.endCard)) return 'waiting';
  return state.deck.includes(pack.endCard) || state.drawn.includes(pack.endCard) ? 'deck' : 'settled';
}
