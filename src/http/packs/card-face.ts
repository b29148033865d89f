import type { Message } from '../../kernel/message.ts';
import { type Card, findCard, withCard } from '../../packs/deck.ts';
import type { EditedGame } from '../../packs/game-of-pack.ts';
import { schemaOf } from '../../packs/schema.ts';
import { checkContent } from './check-content.ts';

/**
 * The face of a card as it would be printed, as an SVG document. Faults of other cards do not keep it from being drawn:
 * it is drawn on the game's own pack then. Undefined: it has faults itself, or there is nothing to see of such.
 */
export function cardFace(
  game: EditedGame,
  content: object,
  card: Card,
  t: (message: Message) => string,
): string | undefined {
  const { packEditor, rules } = game;
  if (!packEditor.face || card.id === undefined) return undefined;
  const own = rules.builtInPack().content;
  const alone = findCard(own, card.place, schemaOf(packEditor)) && withCard(own, card, card.value);
  const pack = checkContent(game, content).pack ?? (alone && checkContent(game, alone).pack);
  return pack && packEditor.face(pack.pack, card.subject, card.id, t);
}
