import type { Board } from '../../kernel/board.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { ToldLine } from '../../log/log-line.ts';
import { toldScenes } from '../../log/told-scenes.ts';

/** Scenes of a mail: more would make it longer than anybody reads. */
const MOST_SCENES = 3;
/** Of a table in a digest. */
const MOST_IN_DIGEST = 1;

/** What happened in scenes (battles, say), each told and drawn by itself, and the lines of the log without that. */
export function newsScenes(
  lines: readonly ToldLine[],
  board: Pick<Board, 'scenes'> | undefined,
  brief = false,
): { readonly scenes: readonly Scene[]; readonly others: readonly ToldLine[] } {
  const scenes = board?.scenes?.(toldScenes(lines)).slice(0, brief ? MOST_IN_DIGEST : MOST_SCENES) ?? [];
  const drawn = new Set(scenes.flatMap(({ text }) => text));
  if (drawn.size === 0) return { scenes, others: lines };
  return { scenes, others: lines.map((line) => ({ ...line, told: line.told.filter(({ text }) => !drawn.has(text)) })) };
}
