import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { standingAnswer } from '../../../src/kernel/standing-answer.ts';
import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

export const ORDERS = '~give-orders';
export const PASS = '~pass-this-turn';

const STRATEGIES = { uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points', it: 'revanchism' };

/**
 * Four players after the first uprising; France holds the Rhineland and the Anschluss, Italy Silesia. It is the UK's
 * turn.
 */
export function ordersTable() {
  return aTable()
    .withPlayers('uk', 'fr', 'us', 'it')
    .withStrategyOf(STRATEGIES)
    .withSettled('fr', 'rhineland')
    .withSettled('fr', 'anschluss')
    .withSettled('it', 'silesia')
    .withTable('smyrna', 'syria')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withAvailable({ uk: 6, fr: 6, us: 6, it: 6 })
    .with((state) => {
      state.active = 'uk';
    });
}

/** The UK is asked for a military action, so that orders can be given; then comes an auction of the Rhineland. */
export function beforeAuction(table = ordersTable(), issue = 'rhineland') {
  return table.doing(
    { ask: 'military-action', args: { faction: 'uk' } },
    { step: 'unsettle-issue', args: { issue, uprising: undefined } },
  );
}

/** The same, before an effect of an event in the UK's turn. */
export function beforeEffect(effect: Effect, table = ordersTable(), you: 'uk' | 'fr' = 'uk') {
  const context = { you, card: { event: 'bolshevik-threat', part: 'conference' as const } };
  return table.doing(
    { ask: 'military-action', args: { faction: 'uk' } },
    { step: 'carry-out', args: { effect, context } },
  );
}

/** Everything that standing orders answer just now, as `seat decision answer`, and what comes of it in `stories`. */
export function obey(game: TestGame): readonly string[] {
  const given: string[] = [];
  for (let next = standingAnswer(game.game, game.machine); next; next = standingAnswer(game.game, game.machine)) {
    const name = game.open()?.id === next.decision ? game.open()?.name : next.decision;
    given.push(`${next.seat} ${name} ${shown(next.answer)}`);
    game.optionalAction(next.seat, next.decision, next.answer);
  }
  return given;
}

function shown(answer: Answer): string {
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}
