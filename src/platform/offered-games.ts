import type { GameModule } from '../kernel/rules.ts';
import type { Games, Services } from './services.ts';

/**
 * The games that lists name and tables are made of: all but the unfinished ones that the operator has not asked for
 * (`UNFINISHED_GAMES`). A table that exists goes on whatever the settings say, so reading one takes `services.games`.
 */
export function offeredGames({ games, settings }: Pick<Services, 'games' | 'settings'>): Games {
  const wanted = settings.unfinishedGames ?? [];
  return new Map([...games].filter(([id, game]) => !isUnfinished(game) || wanted.includes(id)));
}

/** Whether the rules that new tables of a game would have are not all there yet. */
const isUnfinished = ({ rules, unfinished }: GameModule): boolean => unfinished?.(rules.ruleset.current) !== undefined;
