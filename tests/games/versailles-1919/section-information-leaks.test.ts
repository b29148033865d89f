import { expect, test } from '@jest/globals';
import { FACTIONS } from '../../../src/games/versailles-1919/factions.ts';
import { NO_ORDERS } from '../../../src/games/versailles-1919/orders/orders.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import type { Versailles } from '../../../src/games/versailles-1919/types.ts';
import { applyEntry } from '../../../src/kernel/apply-entry.ts';
import type { RandomSource } from '../../../src/kernel/chance.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { cloneData } from '../../../src/kernel/json.ts';
import { ENTRY_VERSION } from '../../../src/kernel/log.ts';
import { type Machine, positionOf } from '../../../src/kernel/machine.ts';
import { fallbackAnswer, openDecisions, questionFor, waitingText } from '../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../src/kernel/optional-actions.ts';
import { seededRandom, shuffled } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { tryAnswers } from '../../../src/kernel/try-answers.ts';
import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

/*
 * Hidden is the order of the two decks, and what others have ordered; nothing else. So nobody may be able to tell a
 * game from the same game with its decks shuffled again: not by a view, a question, what others are told meanwhile, the
 * answer the clock would give, a draft's preview, or the story of an answer that turns up no card.
 */

type Game = TestGame['game'];
type Asked = { readonly decision: string; readonly name: string; readonly seat: string; readonly answer: Answer };

function reshuffled(machine: Machine<Versailles>, random: RandomSource): Machine<Versailles> {
  const copy = cloneData(machine);
  copy.state.deck = shuffled(copy.state.deck, random);
  copy.state.eventDeck = shuffled(copy.state.eventDeck, random);
  return copy;
}

/** Everything that anybody can see or ask for just now. */
function seen(game: Game, machine: Machine<Versailles>) {
  const { seats } = game.setting;
  return {
    views: [...seats, 'spectator', 'moderator'].map((viewer) => rules.view(positionOf(game, machine), viewer)),
    questions: [...openDecisions(game, machine), ...openOptionalActions(game, machine)].map((decision) => ({
      decision,
      meanwhile: waitingText(game, machine, decision.id),
      asked: decision.seats.map((seat) => [
        questionFor(game, machine, decision.id, seat),
        fallbackAnswer(game, machine, decision.id, seat),
      ]),
    })),
  };
}

/** What a draft with this answer shows, and why it stops. */
function drafted(game: Game, machine: Machine<Versailles>, { seat, ...answer }: Asked) {
  const tried = tryAnswers(game, machine, seat, [answer]);
  return { seen: seen(game, tried.machine), stopped: tried.stopped, answers: tried.answers.length };
}

/** The answer given in earnest: the story for every viewer, and everything seen after it. */
function answered(game: Game, machine: Machine<Versailles>, { decision, seat, answer }: Asked) {
  const entry = {
    v: ENTRY_VERSION,
    seq: machine.seq + 1,
    at: '2026-11-21T08:00:00.000Z',
    kind: 'answered',
    decision,
    seat,
    answer,
    how: 'page',
  } as const;
  const source = hmacChance('leaks', { game: 'test', salts: {} });
  const applied = applyEntry(game, machine, entry, { source });
  const { deck, eventDeck } = applied.machine.state;
  return {
    turnedUp: deck.length !== machine.state.deck.length || eventDeck.length !== machine.state.eventDeck.length,
    told: [...game.setting.seats, 'spectator'].map((viewer) =>
      applied.facts.map((fact) => rules.narrate(game.setting, fact, viewer)),
    ),
    seen: seen(game, applied.machine),
  };
}

/** Compared as text: these are large, and alike as a rule. */
function expectAlike(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

test.each([2, 3, 4])(
  '%d players: nobody can tell the order of the decks',
  (players) => {
    const random = seededRandom(`leaks ${players}`);
    const game = aTable()
      .withOptions({ turn_order: 'drawn' })
      .withPlayers(...FACTIONS.slice(0, players))
      .start(`leaks ${players}`);
    let compared = 0;
    for (let entries = 0; entries < 2000; entries += 1) {
      const open = game.open();
      const question = game.question();
      const seat = open?.waiting[0];
      if (!open || !question || !seat) break;
      const asked: Asked = { decision: open.id, name: open.name, seat, answer: sampleAnswer(question.choice, random) };
      if (entries % 9 === 0) {
        const other = reshuffled(game.machine, random);
        expectAlike(seen(game.game, other), seen(game.game, game.machine));
        expectAlike(drafted(game.game, other, asked), drafted(game.game, game.machine, asked));
        const { turnedUp, ...here } = answered(game.game, game.machine, asked);
        if (!turnedUp) {
          expectAlike(answered(game.game, other, asked), { turnedUp, ...here });
          compared += 1;
        }
      }
      game.answer(asked.answer);
    }
    expect(game.asked).toBe('nobody');
    expect(compared).toBeGreaterThan(10);
  },
  120_000,
);

/** The machine with other standing orders of this seat. */
function ordered(machine: Machine<Versailles>, seat: string): Machine<Versailles> {
  const copy = cloneData(machine);
  copy.state.orders[seat] = { ...NO_ORDERS, announce: 'plus', bids: 'pass', events: 'decline', military: 'none' };
  return copy;
}

/**
 * Everything that one viewer can see: their view, what is put to them, and what they are told of the others' questions.
 */
function seenBy(game: Game, machine: Machine<Versailles>, viewer: string) {
  return {
    view: rules.view(positionOf(game, machine), viewer),
    open: openDecisions(game, machine).map((decision) => [decision, waitingText(game, machine, decision.id)]),
    mine: [...openDecisions(game, machine), ...openOptionalActions(game, machine)]
      .filter(({ seats }) => seats.includes(viewer))
      .map(({ id }) => questionFor(game, machine, id, viewer)),
  };
}

test('nobody can tell what another seat has ordered', () => {
  const random = seededRandom('orders');
  const game = aTable().withPlayers('uk', 'fr', 'us').start('orders');
  for (let entries = 0; entries < 150; entries += 1) {
    const open = game.open();
    const question = game.question();
    if (!open || !question) break;
    if (entries % 5 === 0)
      for (const seat of game.game.setting.seats)
        for (const viewer of [...game.game.setting.seats, 'spectator'])
          if (viewer !== seat)
            expectAlike(
              seenBy(game.game, ordered(game.machine, seat), viewer),
              seenBy(game.game, game.machine, viewer),
            );
    game.answer(sampleAnswer(question.choice, random));
  }
});

/** The machine where this seat has prepared promises, and has begun another. */
function preparing(machine: Machine<Versailles>, seat: 'uk' | 'fr' | 'us', begun: boolean): Machine<Versailles> {
  const copy = cloneData(machine);
  const subject = { faction: seat, to: 'bid-influence' as const };
  const promised = { kind: 'answer' as const, ...subject, within: { kind: 'number' as const, max: 3 } };
  copy.state.drafts = { [seat]: { promises: [promised], ...(begun && { subject }) } };
  return copy;
}

test('nobody can tell what another seat prepares for a deal', () => {
  const random = seededRandom('drafts');
  const game = aTable().withPlayers('uk', 'fr', 'us').start('drafts');
  for (let entries = 0; entries < 120; entries += 1) {
    const question = game.question();
    if (!question) break;
    if (entries % 6 === 0)
      for (const seat of ['uk', 'fr', 'us'] as const)
        for (const viewer of ['uk', 'fr', 'us', 'spectator'])
          if (viewer !== seat)
            expectAlike(
              seenBy(game.game, preparing(game.machine, seat, entries % 12 === 0), viewer),
              seenBy(game.game, game.machine, viewer),
            );
    game.answer(sampleAnswer(question.choice, random));
  }
});

test('what may be promised about cards that are not known yet names every card that nobody has seen', () => {
  const random = seededRandom('unseen');
  const game = aTable().withPlayers('uk', 'fr', 'us').start('unseen');
  let compared = 0;
  for (let entries = 0; entries < 120; entries += 1) {
    const question = game.question();
    if (!question) break;
    const { active = 'uk' } = game.state;
    const { choice } = game.offered(active, '~draft-promise');
    // Those that were drawn just now lie open.
    if (
      game.state.drawn.length === 0 &&
      choice.kind === 'one' &&
      choice.options.some(({ id }) => id === `${active}/drawn-issue`)
    ) {
      const begun = cloneData(game.machine);
      begun.state.drafts = { [active]: { promises: [], subject: { faction: active, to: 'drawn-issue' } } };
      const { deck, table, waitingRoom, discard } = begun.state;
      const offered = questionFor(game.game, begun, '~draft-promise', active)?.choice;
      const field = offered?.kind === 'form' ? offered.fields[0]?.choice : undefined;
      const named = field?.kind === 'some' ? field.options.map(({ id }) => id) : [];
      const { endCard } = game.position.pack;
      expect(deck.filter((issue) => issue !== endCard && !named.includes(issue))).toEqual([]);
      expect(named.filter((issue) => [...table, ...waitingRoom, ...discard].includes(issue))).toEqual([]);
      expectAlike(seen(game.game, reshuffled(begun, random)), seen(game.game, begun));
      compared += 1;
    }
    game.answer(sampleAnswer(question.choice, random));
  }
  expect(compared).toBeGreaterThan(5);
});
