import { type ChapterSpan, finestStretches, type Stretch, stretchWith } from './chapter-spans.ts';

/** A longer part of the game is told with its newest entries alone. */
const LONGEST_PART = 100;

/**
 * The part of the game that a reader looks at: the one they asked for by its address, else the one of the entry.
 * `asOf`: the entry after which they see the game; `seq`: the last one that they may see.
 */
export function currentStretch(
  chapters: readonly ChapterSpan[],
  { asOf, seq }: { readonly asOf: number; readonly seq: number },
  at: string | undefined,
): Stretch | undefined {
  const steps = finestStretches(chapters);
  const chapter = chapters.find(({ address }) => address === at);
  const named = chapter?.parts.at(-1) ?? chapter ?? steps.find(({ address }) => address === at);
  return named ?? (asOf === seq ? steps.at(-1) : stretchWith(steps, asOf));
}

/**
 * The entries that are told beside a position: all that was done in the part of the game that was asked for, up to its
 * end, or else the `recent` ones.
 */
export function entriesBeside(
  stretch: Stretch | undefined,
  asOf: number,
  recent: number,
): { readonly from: number; readonly to: number } {
  if (!stretch) return { from: Math.max(1, asOf - recent + 1), to: asOf };
  const { first, last } = stretch;
  return { from: Math.max(first, last - LONGEST_PART + 1), to: last };
}
