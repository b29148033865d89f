import stringify from 'safe-stable-stringify';
import type { JsonObject } from '../kernel/json.ts';
import type { PackEditor } from '../kernel/pack-editor.ts';
import type { GameModule } from '../kernel/rules.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

export type EditedGame = GameModule & { readonly packEditor: PackEditor };

/** A game whose pack can be mended. Refuses (`bad-input`) another one. */
export function editedGame({ games }: Pick<Services, 'games'>, id: string): EditedGame {
  const game = games.get(id);
  if (!game?.packEditor) throw refuse('bad-input', 'packs.no-such-game');
  return { ...game, packEditor: game.packEditor };
}

/** The whole content of a working copy: what it leaves out is as the game's own has it, where the game allows that. */
export function wholeOf({ rules, packEditor }: EditedGame, draft: JsonObject): JsonObject {
  return packEditor.partial ? { ...rules.builtInPack().content, ...draft } : draft;
}

/** The working copy of a whole content: without the subjects that are as the game's own has them. */
export function draftOf({ rules, packEditor }: EditedGame, whole: JsonObject): JsonObject {
  if (!packEditor.partial) return whole;
  const own = rules.builtInPack().content;
  return Object.fromEntries(
    Object.entries(whole).filter(([subject, value]) => stringify(value) !== stringify(own[subject])),
  );
}
