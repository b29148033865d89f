import { translator } from '../../../src/i18n/translator.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');

/** France leads the Rhineland and has a unit in Europe; the UK could place, reclaim or settle. */
export function dealTable() {
  return aTable()
    .withTable('rhineland', 'silesia')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withEvent('gertrude-bell')
    .withWaitingEvents('arthur-balfour', 'paul-hymans')
    .withNextEvents('jan-smuts')
    .withInfluence('rhineland', { fr: 3, uk: 1 })
    .withUnit('fr', 'eu', 6)
    .withAvailable({ uk: 6, fr: 2, us: 4 })
    .withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' });
}

/** What a field of an optional action can be answered with: ids, or slots with their most. */
export function fieldOf(game: TestGame, seat: string, field: string): readonly string[] {
  const { choice } = game.offered(seat, '~propose-deal');
  const found = choice.kind === 'form' ? choice.fields.find(({ id }) => id === field)?.choice : undefined;
  if (found?.kind === 'some') return found.options.map(({ id }) => id);
  if (found?.kind === 'spread') return [...found.slots.map(({ id, max }) => `${id} ${max}`), `sum ${found.total.max}`];
  return [];
}

/** Why an answer is refused, in words; nothing when it is accepted. */
export function refusalOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return english.t(error.reason);
  }
}

/** What seats are asked by an optional action, in words. */
export function promptOf(game: TestGame, seat: string, optionalAction: string): string {
  return english.t(game.offered(seat, optionalAction).prompt);
}

/** A deal between two is proposed and accepted. */
export function agree(game: TestGame, by: string, terms: Answer, other: string): TestGame {
  game.optionalAction(by, '~propose-deal', terms);
  return game.optionalAction(other, `~answer-deal.${game.state.dealsMade}`, 'accept');
}

/** A promise about any choice of the turn is prepared, in its two steps. */
export function draft(game: TestGame, by: string, subject: string, terms: Answer): TestGame {
  return game.optionalAction(by, '~draft-promise', subject).optionalAction(by, '~draft-promise', terms);
}

/** A promise is prepared by its giver and agreed on with another. */
export function promise(game: TestGame, subject: string, terms: Answer, other: string): TestGame {
  const [by = ''] = subject.split(/[./]/);
  draft(game, by, subject, terms);
  const [drafted] = fieldOf(game, by, 'mine').slice(-1);
  return agree(game, by, { mine: [drafted ?? ''], with: [other] }, other);
}
