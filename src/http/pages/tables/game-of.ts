import type en from '../../../i18n/en/pages.json';
import { messagesOf } from '../../../kernel/message.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { GameModule } from '../../../kernel/rules.ts';
import type { Services } from '../../../platform/services.ts';

const say = messagesOf<typeof en>();

/** A game by its id. Refuses (`not-found`) one that this server does not have. */
export function gameOf(services: Pick<Services, 'games'>, id: string): GameModule {
  const game = services.games.get(id);
  if (!game) throw new Refusal('not-found', say('pages.game.not-found'));
  return game;
}
