import type { Message } from '../../../kernel/message.ts';
import type { Scene, ToldScene } from '../../../kernel/scene.ts';
import { type BattlePiece, isBattlePiece } from '../battle/battle-piece.ts';
import { drawBattle } from './draw-battle.ts';

/** A battle as it is drawn: its pieces with their sentences, in the order in which they were told. */
export type DrawnBattle = {
  readonly title: Message;
  readonly pieces: readonly { readonly text: Message; readonly piece: BattlePiece }[];
};

/** More are for the log. */
const MOST_BATTLES = 4;

/**
 * The battles that were told, each as a picture of its two lines. One of which only a later part was told (its reader
 * saw the beginning before) has no lines to draw, and stays with its words.
 */
export function battleScenes(told: readonly ToldScene[]): readonly Scene[] {
  const battles: { title: Message; pieces: { text: Message; piece: BattlePiece }[] }[] = [];
  for (const { text, piece } of told) {
    if (!isBattlePiece(piece)) continue;
    const open = battles.findLast(({ pieces }) => pieces[0]?.piece.area === piece.area);
    if (piece.piece === 'joined' && (piece.day === 1 || !open))
      battles.push({ title: piece.title, pieces: [{ text, piece }] });
    else open?.pieces.push({ text, piece });
  }
  return battles.slice(0, MOST_BATTLES).map((battle, n) => ({
    name: `battle-${n + 1}`,
    title: battle.title,
    text: battle.pieces.map(({ text }) => text),
    draw: ({ t }) => drawBattle(battle, t),
  }));
}
