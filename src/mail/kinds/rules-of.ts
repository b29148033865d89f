import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { Services } from '../../platform/services.ts';

/** The rules of a table's game, which this server has: it could not have made the table otherwise. */
export const rulesOf = (services: Pick<Services, 'games'>, game: string): GameModule['rules'] =>
  moduleOf(services, game).rules;

/** What a table that began under an earlier ruleset goes on without; undefined: nothing. */
export const goesWithoutAt = (
  services: Pick<Services, 'games'>,
  { game, ruleset }: { readonly game: string; readonly ruleset: number },
): Message | undefined => moduleOf(services, game).goesWithout?.(ruleset);

/** A table's game, which this server has. */
export function moduleOf({ games }: Pick<Services, 'games'>, game: string): GameModule {
  const module = games.get(game);
  if (!module) throw new Error(`no game ${game} on this server`);
  return module;
}
