import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/iron-curtain/rules.ts';
import type { Fact, Side, State } from '../../../src/games/iron-curtain/types.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { waitingText } from '../../../src/kernel/open-decisions.ts';
import { seededRandom, shuffled } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { aGame } from './a-game.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');

describe('8.1: what is hidden', () => {
  const game = aGame()
    .withHand('us', 'japan', 'iran')
    .withHand('ussr', 'vietnam', 'cuba')
    .withAftermath({ us: 'chile', ussr: 'egypt' })
    .turnOf('us');

  test('a hand is known to its side', () => {
    expect(game.view('us').hands.us.known.map(({ id }) => id)).toEqual(['japan', 'iran']);
    expect(game.view('us').hands.ussr).toEqual({ count: 2, known: [] });
    expect(game.view('spectator').hands.us).toEqual({ count: 2, known: [] });
  });

  test('the moderator sees everything', () => {
    const view = game.view('moderator');
    expect(view.hands.ussr.known).toHaveLength(2);
    expect(view.aftermath.us.known).toHaveLength(1);
  });

  test('a moderator reads what each side was dealt and set aside', () => {
    const aside = aGame().withHand('us', 'japan').withHand('ussr', 'cuba').doing({ step: 'end-round', args: {} });
    expect(aside.told('moderator')[0]).toBe(
      'Round 1 is over with the marker in the middle. Set aside for the aftermath: Japan by the US, Cuba by the USSR.',
    );
  });

  test('a chosen card is secret until it lies on the map', () => {
    const chosen = game.changed(() => {}).answer('japan');
    expect(chosen.view('us').chosen?.known).toHaveLength(1);
    expect(chosen.view('ussr').chosen).toEqual({ count: 1, known: [] });
    expect(chosen.view('ussr').hands.us.count).toBe(2);
    expect(chosen.told('ussr')).toEqual([]);
    chosen.answer('1,0');
    expect(chosen.view('ussr').cards.map(({ id }) => id)).toEqual(['europe_start', 'japan']);
  });
});

/** The cards that a viewer cannot know, by places. */
function hiddenFrom(state: State, viewer: string): string[] {
  const others = (['us', 'ussr'] as const).filter((side) => side !== viewer);
  const aside = (side: Side) => (state.revealed ? [] : state.aftermath[side]);
  return [...state.deck, ...others.flatMap((side) => [...state.hands[side], ...aside(side)])];
}

/** Every id in a piece of data replaced by another. */
function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? (names.get(inner) ?? inner) : inner,
  );
}

function permute(state: State, names: ReadonlyMap<string, string>): void {
  const permuted = (cards: string[]) => cards.map((card) => names.get(card) ?? card);
  state.deck = permuted(state.deck);
  for (const side of ['us', 'ussr'] as const) {
    state.hands[side] = permuted(state.hands[side]);
    if (!state.revealed) state.aftermath[side] = permuted(state.aftermath[side]);
  }
  state.chosen = state.chosen && (names.get(state.chosen) ?? state.chosen);
}

/** All that a viewer gets to see just now. */
function seen(game: TestGame, viewer: string, facts: readonly Fact[]): string {
  const decision = game.open();
  const asked = decision?.waiting.includes(viewer) ? game.question() : undefined;
  return JSON.stringify({
    view: game.view(viewer),
    decision,
    asked,
    waiting: decision && waitingText(game.game, game.machine, decision.id),
    news: facts.map((fact) => {
      const message = rules.narrate(game.game.setting, fact, viewer);
      return message && english.t(message);
    }),
  });
}

test('8.1: permuting what is hidden from a viewer changes nothing of what they see', () => {
  let compared = 0;
  for (let n = 0; n < 25; n += 1) {
    const random = seededRandom(`leak ${n}`);
    const game = aGame().start(`leak ${n}`);
    for (;;) {
      for (const viewer of ['us', 'ussr', 'spectator']) {
        const hidden = hiddenFrom(game.state, viewer);
        const order = shuffled(hidden, random);
        const names = new Map(hidden.map((card, i) => [card, order[i] ?? card]));
        const other = game.changed((state) => permute(state, names));
        expect(seen(other, viewer, renamed(game.facts, names))).toBe(seen(game, viewer, game.facts));
        compared += hidden.length > 1 ? 1 : 0;
      }
      const question = game.question();
      if (!question) break;
      game.answer(sampleAnswer(question.choice, random));
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('8.2: in round 2 only the split of the opponent’s cards is unknown', () => {
  const game = aGame().withRound(2).withHand('us', 'japan').withHand('ussr', 'cuba', 'iran').turnOf('us');
  expect(game.view('us').hands.ussr.count).toBe(2);
});

test('a deal and the aftermath make hidden cards known: no draft goes past them', () => {
  const revealed: string[] = [];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const game = aGame().start(seed);
    for (let answer = game.fallback; answer !== undefined; answer = game.fallback) {
      game.answer(answer);
      const shown = game.facts.filter(({ type }) => type === 'cards-dealt' || type === 'aftermath');
      expect(game.revealed).toBe(shown.length > 0);
      revealed.push(...shown.map(({ type }) => type));
    }
  }
  expect(new Set(revealed)).toEqual(new Set(['cards-dealt', 'aftermath']));
});
