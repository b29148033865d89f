import type { Translator } from '../../i18n/translator.ts';
import { type Drawing, drawFirst } from '../../kernel/board.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';

export type BoardModel = { readonly svg: string; readonly text: readonly Message[]; readonly caption: Message };

/** The board of a view: the picture, the same in words, and what is below it. */
export function boardModel(
  game: GameModule,
  view: object,
  caption: Message,
  translator: Translator,
  places: NonNullable<Drawing['places']> = [],
): BoardModel {
  return {
    svg: drawFirst(game.board, view, { t: translator.t, places }),
    text: game.board.text(view),
    caption,
  };
}
