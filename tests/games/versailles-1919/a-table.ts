import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import type { Options } from '../../../src/games/versailles-1919/options.ts';
import type {
  FactionId,
  NationId,
  Pack,
  RegionId,
  StrategyId,
  Token,
} from '../../../src/games/versailles-1919/pack-types.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import type { ByFaction, State } from '../../../src/games/versailles-1919/state.ts';
import type { Versailles } from '../../../src/games/versailles-1919/types.ts';
import type { GivenDraw } from '../../../src/kernel/chance.ts';
import type { Frame } from '../../../src/kernel/frame.ts';
import { settle, take, takeEvent } from './settle-table.ts';
import { TestGame } from './test-game.ts';

/** A table in the middle of a game, set up by hand: UK, France and the US unless the test says otherwise. */
export function aTable() {
  return new TableBuilder();
}

type UnitSetting = { readonly available?: number; readonly exhausted?: number; readonly demobilized?: number };

class TableBuilder {
  private readonly changes: ((state: State) => void)[] = [];
  private readonly last: ((state: State) => void)[] = [];
  private options: Partial<Options> = { turn_order: 'as-listed' };
  private seats: readonly string[] = ['uk', 'fr', 'us'];
  private dice: readonly GivenDraw[] = [];
  private available: ByFaction<number> = {};
  private pack: Pack = rules.builtInPack().pack;
  private ruleset = rules.ruleset.current;

  withPlayers(...seats: FactionId[]) {
    this.seats = seats;
    return this;
  }

  /** Solitaire: one player, who runs this faction just now. */
  alone(faction: FactionId) {
    this.seats = ['solo'];
    return this.with((state) => {
      if (state.solo) state.solo.faction = faction;
    });
  }

  withOptions(options: Partial<Options>) {
    this.options = { ...this.options, ...options };
    return this;
  }

  /** Clockwise, the first player first. */
  withOrder(...order: FactionId[]) {
    return this.with((state) => {
      state.order = order;
    });
  }

  withTable(...issues: string[]) {
    return this.with((state) => {
      for (const issue of issues) take(state, issue);
      state.table = issues;
    });
  }

  withWaitingRoom(...issues: string[]) {
    return this.with((state) => {
      for (const issue of issues) take(state, issue);
      state.waitingRoom = issues;
    });
  }

  /** The next issues of the deck, in order; the others follow. */
  withDeck(...issues: string[]) {
    return this.atLast((state) => {
      for (const issue of issues) take(state, issue);
      state.deck = [...issues, ...state.deck];
    });
  }

  /** Only these are left; the others have been discarded. */
  withOnlyDeck(...issues: string[]) {
    return this.withDeck(...issues).atLast((state) => {
      state.discard.push(...state.deck.splice(issues.length));
    });
  }

  /** The top one first. */
  withDiscard(...issues: string[]) {
    return this.with((state) => {
      for (const issue of issues) take(state, issue);
      state.discard = issues;
    });
  }

  withInfluence(issue: string, cubes: ByFaction<number>) {
    return this.with((state) => {
      state.influence[issue] = cubes;
    });
  }

  /** Settled by this faction; with an option and tokens perhaps. */
  withSettled(owner: FactionId, issue: string, tokens: Token[] = [], option?: string) {
    return this.with((state) => {
      take(state, issue);
      const first = this.pack.issue[issue]?.options[0]?.id;
      state.settled.push({ issue, owner, option: option ?? first, tokens });
    });
  }

  /** On the Table, with a cube of somebody perhaps. */
  withEvent(event: string, cube?: FactionId) {
    return this.with((state) => {
      if (state.event !== undefined) state.eventDeck.push(state.event);
      takeEvent(state, event);
      state.event = event;
      state.eventCube = cube;
    });
  }

  withWaitingEvents(...events: string[]) {
    return this.with((state) => {
      state.eventDeck.push(...state.waitingEvents.splice(0));
      for (const event of events) takeEvent(state, event);
      state.waitingEvents = events;
    });
  }

  /** The next events of the deck. */
  withNextEvents(...events: string[]) {
    return this.atLast((state) => {
      for (const event of events) takeEvent(state, event);
      state.eventDeck = [...events, ...state.eventDeck];
    });
  }

  /** All events that do not lie open have been discarded. */
  withoutEventDeck() {
    return this.atLast((state) => {
      state.eventDiscard.push(...state.eventDeck.splice(0));
    });
  }

  withUnrest(region: RegionId, unrest: number, keg?: number) {
    return this.with((state) => {
      state.tracks[region].unrest = unrest;
      state.tracks[region].keg = keg ?? state.tracks[region].keg;
    });
  }

  /** A unit of the faction stands in a column of the region. */
  withUnit(faction: FactionId, region: RegionId, column: number) {
    return this.with((state) => {
      state.tracks[region].units[faction] = column;
    });
  }

  /** Units that are not deployed; what is not named is Available. */
  withUnits(faction: FactionId, { exhausted = 0, demobilized = 0 }: UnitSetting) {
    return this.with((state) => {
      const supply = state.supply[faction];
      if (supply) supply.units.exhausted = exhausted;
      for (let n = 0; n < demobilized; n += 1) state.demobilized.push({ faction, box: 1 });
    });
  }

  withHappiness(happiness: { readonly [N in NationId]?: number }) {
    return this.with((state) => {
      Object.assign(state.happiness, happiness);
    });
  }

  /** Cubes Available; the others that are not on cards are Exhausted. Without this, all are Available. */
  withAvailable(available: ByFaction<number>) {
    this.available = { ...this.available, ...available };
    return this;
  }

  withStrategies(...strategies: StrategyId[]) {
    return this.with((state) => {
      state.strategies = strategies;
    });
  }

  /** The first uprising was long ago: each faction has its card. */
  withStrategyOf(cards: ByFaction<StrategyId>) {
    return this.with((state) => {
      state.strategyOf = { ...cards };
      state.strategies = [];
      state.strategiesChosen = true;
    });
  }

  /** Another pack than the built-in one. */
  withPack(change: (pack: Pack) => Pack) {
    this.pack = change(this.pack);
    return this;
  }

  /** As a game that began when the rules had this number. */
  withRuleset(ruleset: number) {
    this.ruleset = ruleset;
    return this;
  }

  /** What dice show, by purpose, in order: `{ 'die:uprising:eu': [2] }`. */
  withDice(dice: { readonly [purpose: string]: readonly number[] }) {
    this.dice = Object.entries(dice).flatMap(([purpose, results]) => results.map((result) => ({ purpose, result })));
    return this;
  }

  with(change: (state: State) => void) {
    this.changes.push(change);
    return this;
  }

  /** When everything else is in place. */
  private atLast(change: (state: State) => void) {
    this.last.push(change);
    return this;
  }

  /** The game from its beginning, with real shuffles. */
  start(seed = 'seed') {
    const setting = this.setting();
    return new TestGame({ rules, setting }, { dice: this.dice, seed });
  }

  turnOf(faction: FactionId) {
    return this.doing({ step: 'begin-turn', args: { faction } });
  }

  /** The faction settles an issue in its turn. */
  settling(faction: FactionId, issue: string) {
    return this.turnOf(faction).answer(`settle:${issue}`);
  }

  /** An effect of the event on the Table is carried out by a faction, in its turn. */
  carryingOut(effect: Effect, you: FactionId = 'uk') {
    const context = { you, card: { event: 'bolshevik-threat', part: 'conference' as const } };
    return this.with((state) => {
      state.active ??= you;
    }).doing({ step: 'carry-out', args: { effect, context } });
  }

  doing(...frames: Frame<Versailles>[]) {
    const setting = this.setting();
    const setup: typeof rules.setup = (given) => {
      const { state } = rules.setup(given);
      const { endCard } = given.pack;
      state.deck = [...state.deck.filter((issue) => issue !== endCard), endCard];
      state.strategies = state.strategies.slice(0, this.seats.length + 1);
      for (const change of this.changes) change(state);
      settle(state, this.pack, this.available, this.last);
      return { state, agenda: frames };
    };
    return new TestGame({ rules: { ...rules, setup }, setting }, { dice: this.dice });
  }

  private setting() {
    return { seats: this.seats, options: rules.parseOptions(this.options), pack: this.pack, ruleset: this.ruleset };
  }
}
