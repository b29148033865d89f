import { rules } from '../../../src/games/iron-curtain/rules.ts';
import type { CardId, Effect, IronCurtain, Options, Pack, Side, State } from '../../../src/games/iron-curtain/types.ts';
import type { Frame } from '../../../src/kernel/frame.ts';
import type { Game } from '../../../src/kernel/machine.ts';
import { TestGame } from './test-game.ts';

/** A card on the map of a test: `japan: { at: '1,0', us: 2 }`. */
export type CardSetting = { readonly at: string; readonly us?: number; readonly ussr?: number };

/** A table in the middle of a game, set up by hand. The start card lies at 0,0 with a cube of each side. */
export function aGame() {
  return new GameBuilder();
}

class GameBuilder {
  private readonly changes: ((state: State) => void)[] = [];
  private options: Partial<Options> = {};
  private pack: Pack = rules.builtInPack().pack;

  withOptions(options: Partial<Options>) {
    this.options = options;
    return this;
  }

  /** Cards on the map, in the order in which they came; the start card's cubes may be changed too. */
  withCards(cards: { readonly [card: CardId]: CardSetting }) {
    return this.with((state) => {
      for (const [card, { at, us = 0, ussr = 0 }] of Object.entries(cards)) {
        const [x = 0, y = 0] = at.split(',').map(Number);
        const known = state.map.find((other) => other.card === card);
        if (known) Object.assign(known, { x, y, us, ussr });
        else state.map.push({ card, x, y, us, ussr });
        state.deck = state.deck.filter((other) => other !== card);
      }
    });
  }

  withHand(side: Side, ...cards: CardId[]) {
    return this.with((state) => {
      state.hands[side] = cards;
      state.deck = state.deck.filter((card) => !cards.includes(card));
    });
  }

  withAftermath(cards: { readonly us: CardId; readonly ussr: CardId }) {
    return this.with((state) => {
      state.aftermath = { us: [cards.us], ussr: [cards.ussr] };
      state.deck = state.deck.filter((card) => card !== cards.us && card !== cards.ussr);
    });
  }

  /** The reserve of a side; the cubes that are neither there nor on the map have left the game. */
  withReserve(side: Side, cubes: number) {
    return this.with((state) => {
      state.reserve[side] = cubes;
    });
  }

  withScore(score: number) {
    return this.with((state) => {
      state.score = score;
      state.sheet = [{ for: 'gain', of: 'yugoslavia', us: 0, ussr: 0, bonus: 0, net: score, score }];
    });
  }

  /** The round, and how many of its cards both sides have played. */
  withRound(round: number, plays = 0) {
    return this.with((state) => {
      state.round = round;
      state.plays = plays;
    });
  }

  /** The card of this turn lies on the map already. */
  withPlayed(card: CardId) {
    return this.with((state) => {
      state.played = card;
    });
  }

  /** A card with another event or number of cubes than the pack says. */
  withCardData(card: CardId, data: { readonly event?: Effect; readonly cubes?: number; readonly side?: Side }) {
    const known = this.pack.card[card];
    if (!known) throw new Error(`no card ${card}`);
    this.pack = { ...this.pack, card: { ...this.pack.card, [card]: { ...known, ...data } } };
    return this;
  }

  /** Other printed figures than the pack's. */
  withFigures(figures: Partial<Pack['figures']>) {
    this.pack = { ...this.pack, figures: { ...this.pack.figures, ...figures } };
    return this;
  }

  with(change: (state: State) => void) {
    this.changes.push(change);
    return this;
  }

  /** The game from its beginning. */
  start(seed = 'seed') {
    return new TestGame(this.game(), undefined, seed);
  }

  turnOf(side: Side) {
    return this.doing({ step: 'take-turn', args: { side } });
  }

  /** The side orders with a card that it has just placed. */
  order(side: Side, card: CardId) {
    return this.withPlayed(card).doing({ step: 'give-order', args: { side, card } });
  }

  /** The side carries out an event; the card must lie on the map. */
  event(side: Side, card: CardId, effect: Effect) {
    return this.doing({ step: 'carry-out-event', args: { side, card, effect } });
  }

  doing(...frames: Frame<IronCurtain>[]) {
    return new TestGame(this.game(), frames);
  }

  /** The setting alone, for pure functions. */
  position() {
    const game = this.game();
    return { ...game.setting, state: game.rules.setup(game.setting).state };
  }

  private game(): Game<IronCurtain> {
    const setup: typeof rules.setup = (setting) => {
      const { state, agenda } = rules.setup(setting);
      for (const change of this.changes) change(state);
      settle(state, setting.pack.figures.cubesPerSide, this.changes.length > 0);
      return { state, agenda };
    };
    const setting = { seats: ['us', 'ussr'], options: rules.parseOptions(this.options), pack: this.pack, ruleset: 1 };
    return { rules: { ...rules, setup }, setting };
  }
}

/** Every cube is somewhere: what is on the map comes from the reserve, unless the test says how much is there. */
function settle(state: State, each: number, changed: boolean): void {
  if (!changed) return;
  for (const side of ['us', 'ussr'] as const) {
    const onMap = state.map.reduce((sum, card) => sum + card[side], 0);
    const untouched = state.reserve[side] === each - 1;
    if (untouched) state.reserve[side] = each - onMap;
    else state.removed[side] = each - onMap - state.reserve[side];
  }
}
