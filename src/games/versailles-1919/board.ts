import { type Board, onePicture } from '../../kernel/board.ts';
import { drawBoard } from './board/draw-board.ts';
import { msg } from './board/msg.ts';
import { tellBoard, tellRests } from './board/tell-board.ts';
import { tellPrivate } from './board/tell-private.ts';
import { cardsOf } from './legend/cards-of.ts';
import { legend } from './legend/legend.ts';
import type { Versailles } from './types.ts';

/** How Versailles 1919 looks: the cards, the tracks, the nations. */
export const board: Board<Versailles> = {
  ...onePicture(msg('versailles-1919-board.title'), drawBoard),
  text: tellBoard,
  rests: tellRests,
  private: tellPrivate,
  legend,
  seen: cardsOf,
};
