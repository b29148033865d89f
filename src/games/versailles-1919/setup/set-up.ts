import type { Rules } from '../../../kernel/rules.ts';
import { FACTIONS, isFaction } from '../factions.ts';
import type { EventId, IssueId, Length, NationId, Pack } from '../pack-types.ts';
import { beginSolo, SOLO_LENGTH, soloFor } from '../solitaire/begin-solo.ts';
import { isSolitaire, isSoloFaction } from '../solitaire/solo.ts';
import type { State, Track } from '../state.ts';
import { neutralFor, neutralSupply } from '../two-players/neutral.ts';
import type { Play, Step, Versailles } from '../types.ts';

/** 2.2, 2.5, 2.8: pieces and markers; the cards wait for the shuffle. */
export const setUpTable: Rules<Versailles>['setup'] = ({ seats, pack, options }) => {
  const alone = isSolitaire(seats);
  const order = FACTIONS.filter((faction) => (alone ? isSoloFaction(faction) : seats.includes(faction)));
  const neutral = neutralFor(seats);
  const { figures } = pack;
  const track = (): Track => ({ keg: 0, unrest: 1, units: {} });
  const nations = ([...FACTIONS, 'jp'] satisfies readonly NationId[]).filter(
    (nation) => nation !== neutral && (!alone || isSoloFaction(nation)), // 15.1, 16.4
  );
  const state: State = {
    order,
    neutral,
    turn: 0,
    active: undefined,
    done: { political: false, military: false },
    supply: {
      ...(neutral && { [neutral]: neutralSupply(figures.cubes) }),
      ...Object.fromEntries(
        order.map((faction) => [
          faction,
          { available: figures.cubes, exhausted: 0, units: { available: figures.units, exhausted: 0 } },
        ]),
      ),
    },
    happiness: Object.fromEntries(
      nations.map((nation) => [
        nation,
        isFaction(nation) && order.includes(nation)
          ? figures.lengths[alone ? SOLO_LENGTH : options.length].happiness
          : figures.unplayedHappiness,
      ]),
    ),
    demobilized: [],
    tracks: { eu: track(), ba: track(), me: track(), af: track(), pa: track() },
    arriving: undefined,
    table: [],
    waitingRoom: [],
    deck: [...pack.issues],
    discard: [],
    drawn: [],
    settled: [],
    influence: {},
    event: undefined,
    eventCube: undefined,
    waitingEvents: [],
    eventDeck: [...pack.events],
    eventDiscard: [],
    strategies: alone ? [] : [...pack.strategies], // 16.4
    strategyOf: {},
    strategiesChosen: false,
    settling: undefined,
    check: undefined,
    auction: undefined,
    ending: undefined,
    deals: [],
    promises: [],
    dealsMade: 0,
    orders: {},
    passing: [],
    solo: soloFor(seats, order, options),
  };
  return { state, agenda: [{ step: 'set-up', args: {} }] };
};

/** 2.1, 2.3, 2.4, 2.6, 2.7: turn order, then the three decks. No crisis happens. */
export const setUp: Step<'set-up'> = {
  section: '2',
  run(play) {
    const { state, options, tell, push } = play;
    if (options.turn_order === 'drawn') state.order = play.shuffle('order:nations', state.order);
    layOutIssues(play);
    const event = layOutEvents(play);
    layOutStrategies(play);
    tell({
      type: 'set-up',
      order: [...state.order],
      length: state.solo ? SOLO_LENGTH : options.length,
      table: [...state.table],
      waitingRoom: [...state.waitingRoom],
      discard: [...state.discard],
    });
    tell({
      type: 'cards-set-out',
      event,
      waitingEvents: [...state.waitingEvents],
      strategies: [...state.strategies],
    });
    beginSolo(play);
    if (state.neutral) tell({ type: 'neutral-seated', faction: state.neutral, cubes: play.pack.figures.cubes });
    const [first] = state.order;
    if (first) push({ step: 'begin-turn', args: { faction: first } });
  },
};

/** 2.3, 2.4: the end card goes between the cards above and below it, or is shuffled into the bottom. */
function layOutIssues(play: Play): void {
  const { state, pack, options, shuffle } = play;
  const { tableIssues, firstDiscards, lengths, solitaire } = pack.figures;
  const { waitingIssues } = state.solo ? solitaire : pack.figures; // 16.4
  state.deck = shuffle<IssueId>('deck:issues', ordinary(pack));
  state.table = state.deck.splice(0, tableIssues);
  state.waitingRoom = state.deck.splice(0, waitingIssues);
  state.discard = state.deck.splice(0, firstDiscards);
  const { under, shuffled }: Length = lengths[state.solo ? SOLO_LENGTH : options.length];
  const bottom = [pack.endCard, ...state.deck.splice(state.deck.length - under, under)];
  state.deck.push(...(shuffled ? shuffle<IssueId>('deck:end-card', bottom) : bottom));
}

function ordinary(pack: Pack): readonly IssueId[] {
  return pack.issues.filter((issue) => issue !== pack.endCard);
}

function layOutEvents({ state, pack, shuffle }: Play): EventId {
  state.eventDeck = shuffle('deck:events', state.eventDeck);
  const event = state.eventDeck.shift();
  if (event === undefined) throw new Error('no events');
  state.event = event;
  state.waitingEvents = state.eventDeck.splice(0, pack.figures.waitingEvents);
  return event;
}

function layOutStrategies({ state, pack, shuffle }: Play): void {
  if (state.solo) return; // 16.4
  const dealt = state.order.length + pack.figures.spareStrategies;
  state.strategies = shuffle('deck:strategies', state.strategies).slice(0, dealt);
}
