import type { SheetLine } from '../../../../kernel/choice.ts';
import type { OrderTo } from '../land-order.ts';

/** A march as a line of the sheet. One that has no area between is written without a way. */
export function writeMarch({ corps, to, by, force }: OrderTo<'march'>): SheetLine {
  return {
    order: 'march',
    answer: {
      corps: corps.map((id) => `corps:${id}`),
      to: `area:${to}`,
      ...(by && by.length > 0 && { by: by.map((id) => `area:${id}`) }),
      ...(force && { how: 'force' }),
    },
  };
}
