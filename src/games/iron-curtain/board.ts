import { type Board, onePicture } from '../../kernel/board.ts';
import { drawBoard } from './board/draw-board.ts';
import { msg } from './board/msg.ts';
import { tellBoard } from './board/tell-board.ts';
import { tellPrivate } from './board/tell-private.ts';
import { cardsOf } from './legend/cards-of.ts';
import { legend } from './legend/legend.ts';
import type { IronCurtain } from './types.ts';

/** How Iron Curtain looks: the map of cards, the ideology track, the regions and the cubes. */
export const board: Board<IronCurtain> = {
  ...onePicture(msg('iron-curtain-board.title'), drawBoard),
  text: tellBoard,
  private: tellPrivate,
  legend,
  seen: cardsOf,
};
