import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { Services } from '../../platform/services.ts';

/** A game by its id. Refuses (`not-found`) one that this server does not have. */
export function gameOf(services: Pick<Services, 'games'>, id: string): GameModule {
  const game = services.games.get(id);
  if (!game) throw new Refusal('not-found', msg('pages.game.not-found'));
  return game;
}
