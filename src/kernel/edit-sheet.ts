import { z } from 'zod';
import type { SheetLine } from './choice.ts';
import { answerShape } from './entry-schema.ts';
import { linesThatFit } from './lines-that-fit.ts';
import { endOf, type Walk } from './walk-sheet.ts';

export const lineShape: z.ZodType<SheetLine> = z.strictObject({ order: z.string(), answer: answerShape });
const place = z.int().min(0);

/**
 * What can be done to the lines of a sheet. Lines are counted from 0. `last`: the lines of the seat's last sheet that
 * still fit come after those that are there; `rest`: so do those that order everything else to stay.
 */
export const editShape = z.discriminatedUnion('do', [
  /** Without a place: at the end. */
  z.strictObject({ do: z.literal('add'), line: lineShape, at: place.optional() }),
  /** Lines that belong together: a route of several steps. Without a place: at the end. */
  z.strictObject({ do: z.literal('add-lines'), lines: z.array(lineShape).min(1), at: place.optional() }),
  z.strictObject({ do: z.literal('change'), at: place, line: lineShape }),
  z.strictObject({ do: z.literal('move'), from: place, to: place }),
  z.strictObject({ do: z.literal('remove'), at: place }),
  z.strictObject({ do: z.literal('last') }),
  z.strictObject({ do: z.literal('rest') }),
  z.strictObject({ do: z.literal('clear') }),
]);
export type SheetEdit = z.output<typeof editShape>;

/**
 * The lines after an edit; undefined where it names a line that is not there. Nothing is judged here: a line that does
 * not fit is marked when the sheet is walked.
 */
export function editSheet(walk: Walk, edit: SheetEdit, last: readonly SheetLine[]): readonly SheetLine[] | undefined {
  const lines = walk.lines.map(({ line }) => line);
  const isThere = (n: number) => n < lines.length;
  switch (edit.do) {
    case 'add': {
      const { at = lines.length, line } = edit;
      return at > lines.length ? undefined : lines.toSpliced(at, 0, line);
    }
    case 'add-lines': {
      const { at = lines.length } = edit;
      return at > lines.length ? undefined : lines.toSpliced(at, 0, ...edit.lines);
    }
    case 'change':
      return isThere(edit.at) ? lines.with(edit.at, edit.line) : undefined;
    case 'remove':
      return isThere(edit.at) ? lines.toSpliced(edit.at, 1) : undefined;
    case 'move': {
      const line = lines[edit.from];
      return line && isThere(edit.to) ? lines.toSpliced(edit.from, 1).toSpliced(edit.to, 0, line) : undefined;
    }
    case 'last':
      return [...lines, ...linesThatFit(endOf(walk), last)];
    case 'rest':
      return [...lines, ...linesThatFit(endOf(walk), endOf(walk).rest())];
    case 'clear':
      return [];
  }
}
