import type { Chapter, NamedStretch } from '../../kernel/chapter.ts';
import { timeAt } from './calendar/month-number.ts';
import { msg } from './msg.ts';
import { monthTitle } from './names.ts';
import { MONTHS } from './pack-lists.ts';
import { PHASES, type Phase } from './state.ts';
import type { Position } from './types.ts';

const partOf = (phase: Phase): NamedStretch => ({ id: phase, name: msg('empires-in-arms.phase', { phase }) });

/** 3: the phases of every month. */
export const parts: readonly NamedStretch[] = PHASES.map(partOf);

/** 3: a month, and its phase. */
export function chapter({ pack, state: { campaign, month, phase } }: Position): Chapter {
  const time = timeAt(pack.calendar, campaign, month);
  const number = String(MONTHS.indexOf(time.month) + 1).padStart(2, '0');
  return { id: `${time.year}-${number}`, name: monthTitle(time), part: partOf(phase) };
}
