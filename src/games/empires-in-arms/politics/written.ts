import type { SheetLine } from '../../../kernel/choice.ts';
import type { MinorId, Owner, Power } from '../pack-lists.ts';
import type { CombinedPhase } from './combine-movement.ts';
import { type PoliticalLine, readLine } from './political-line.ts';

/** What a power has written on its sheet of political orders. */
export type Written = {
  readonly declare: readonly Owner[];
  readonly sue?: 'all' | Power;
  readonly offerPeace: readonly Power[];
  readonly ally: readonly Power[];
  readonly want?: 'all' | readonly MinorId[];
  readonly break: readonly Power[];
  readonly free: readonly MinorId[];
  readonly combine: { readonly [F in CombinedPhase]?: readonly Power[] };
};

export const NOTHING: Written = { declare: [], offerPeace: [], ally: [], break: [], free: [], combine: {} };

/** A sheet with one line more. */
export function withLine(written: Written, line: PoliticalLine): Written {
  switch (line.order) {
    case 'declare':
      return { ...written, declare: [...written.declare, line.target] };
    case 'sue':
      return { ...written, sue: line.whom };
    case 'offer_peace':
      return { ...written, offerPeace: [...written.offerPeace, line.with] };
    case 'ally':
      return { ...written, ally: [...written.ally, line.with] };
    case 'want':
      return { ...written, want: line.minors };
    case 'break':
      return { ...written, break: [...written.break, line.with] };
    case 'free':
      return { ...written, free: [...written.free, line.minor] };
    case 'combine':
      return {
        ...written,
        combine: { ...written.combine, ...Object.fromEntries(line.phases.map((phase) => [phase, line.with])) },
      };
  }
}

/** What all the lines of a sheet come to. */
export function writtenIn(lines: readonly SheetLine[]): Written {
  return lines.map(readLine).reduce(withLine, NOTHING);
}
