import type { Message } from '../../../kernel/message.ts';
import { letters, textWidth, wrap } from '../../../theme/drawing/lettering.ts';
import { type Panel, stack } from '../../../theme/drawing/svg.ts';
import { INK, INNER, TYPE } from './layout.ts';

export type Translate = (message: Message) => string;

export const EMPTY: Panel = { height: 0, svg: '' };

/** A title in the serif, a quiet note at its right where there is room, and what it is about below it. */
export function titled(title: string, note: string, panel: Panel): Panel {
  const head = { size: TYPE.title, serif: true } as const;
  const quiet = { size: TYPE.small, anchor: 'end', fill: INK.muted } as const;
  const fits = textWidth(title, head) + 12 + textWidth(note, quiet) <= INNER;
  const { height, svg } = stack([panel], 23, 0);
  return { height, svg: letters(0, 15, title, head) + (fits && note ? letters(INNER, 15, note, quiet) : '') + svg };
}

const [LINE, INDENT] = [15.5, 10];

/** Sentences one below the other, each broken where it must be; what is broken goes on a little further right. */
export function drawLines(
  sentences: readonly string[],
  { left = 0, fill }: { readonly left?: number; readonly fill?: string } = {},
): Panel {
  const type = { size: TYPE.text, ...(fill === undefined ? {} : { fill }) };
  const lines = sentences.flatMap((sentence) =>
    wrap(sentence, INNER - left - INDENT, type).map((text, n) => ({ text, x: n === 0 ? left : left + INDENT })),
  );
  const svg = lines.map(({ text, x }, n) => letters(x, 12 + n * LINE, text, type)).join('');
  return { height: lines.length * LINE, svg };
}
