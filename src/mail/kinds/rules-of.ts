import type { GameModule } from '../../kernel/rules.ts';
import type { Services } from '../../platform/services.ts';

/** The rules of a table's game, which this server has: it could not have made the table otherwise. */
export function rulesOf({ games }: Pick<Services, 'games'>, game: string): GameModule['rules'] {
  const rules = games.get(game)?.rules;
  if (!rules) throw new Error(`no game ${game} on this server`);
  return rules;
}
