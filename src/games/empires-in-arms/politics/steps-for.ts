import type { Frame } from '../../../kernel/frame.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import type { EmpiresInArms } from '../types.ts';
import type { Written } from './written.ts';

type Sheets = ReadonlyMap<Power, Written>;

/** What follows from all the sheets of a month, in the order of the sections, each with what it needs of them. */
export function stepsFor(sheets: Sheets): readonly Frame<EmpiresInArms>[] {
  return [
    { step: 'reveal-declarations', args: { declarations: each(sheets, ({ declare }) => some(declare)) } }, // 4.2, 4.3
    {
      step: 'peace-step', // 4.4
      args: { suits: each(sheets, ({ sue }) => sue), offers: each(sheets, ({ offerPeace }) => some(offerPeace)) },
    },
    { step: 'alliance-step', args: { offers: each(sheets, ({ ally }) => some(ally)) } }, // 4.5
    { step: 'control-step', args: { wanting: each(sheets, ({ want }) => want) } }, // 4.6
    { step: 'break-step', args: { breaks: each(sheets, (written) => some(written.break)) } }, // 4.7
    { step: 'free-step', args: { states: each(sheets, ({ free }) => some(free)) } }, // 4.8
    {
      step: 'combine-step', // 4.9
      args: { combined: each(sheets, ({ combine }) => (Object.keys(combine).length > 0 ? combine : undefined)) },
    },
  ];
}

const some = <T>(all: readonly T[]) => (all.length > 0 ? [...all] : undefined);

/** What each power has of something; those that have nothing are left out. */
function each<T>(sheets: Sheets, find: (written: Written) => T | undefined): { readonly [P in Power]?: T } {
  const found: { [P in Power]?: T } = {};
  for (const power of POWERS) {
    const written = sheets.get(power);
    const of = written && find(written);
    if (of !== undefined) found[power] = of;
  }
  return found;
}
