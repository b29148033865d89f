import type { ChronicleMoment } from '../kernel/chronicle.ts';
import type { Message } from '../kernel/message.ts';

/** How a game stood after an entry: as a chapter began (by its id and name), or at the position that is looked at. */
export type KeptMoment = {
  readonly seq: number;
  readonly id: string | undefined;
  readonly name: Message | undefined;
  readonly moment: ChronicleMoment;
};

/** Something that lasted: in which chapters it began and ended. */
export type LastingSpan = {
  readonly id: string;
  readonly value: number;
  /** Undefined: it was there when these moments began. */
  readonly from: KeptMoment | undefined;
  /** Undefined: it lasts. */
  readonly to: KeptMoment | undefined;
};

/**
 * What lasted in these moments, in the order in which it began. What is there as a chapter begins and was not a chapter
 * ago began in that one; what is no longer there ended in it.
 */
export function chronicleSpans(moments: readonly KeptMoment[]): readonly LastingSpan[] {
  const spans: LastingSpan[] = [];
  const open = new Map<string, LastingSpan>();
  for (const [i, { moment }] of moments.entries()) {
    const before = moments[i - 1];
    for (const [id, span] of open)
      if (moment.lasting[id] === undefined) {
        spans.push({ ...span, to: before });
        open.delete(id);
      }
    for (const [id, value] of Object.entries(moment.lasting))
      open.set(id, { id, from: before, to: undefined, ...open.get(id), value });
  }
  const place = ({ from }: LastingSpan) => from?.seq ?? 0;
  return [...spans, ...open.values()].toSorted((a, b) => place(a) - place(b));
}
