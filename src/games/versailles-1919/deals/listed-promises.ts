import { narrowChoice } from '../../../kernel/narrow-choice.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';
import type { Promised } from './deal.ts';
import { draftOf } from './drafts.ts';
import { possiblePromises } from './possible-promises.ts';
import { isSame } from './promised.ts';
import { findSubject } from './subjects/find-subjects.ts';

/** 12.2: what `by` can put into a deal as a promise of a faction: the frequent ones, and those it has prepared. */
export function listedPromises(position: Position, by: FactionId, faction: FactionId): readonly Promised[] {
  const drafted = draftOf(position.state, by).promises.filter((promised) => promised.faction === faction);
  return [...possiblePromises(position, faction), ...drafted.filter((promised) => canBePromised(position, promised))];
}

/** Whether what was promised may still come up this turn, and with an answer that keeps it. */
export function canBePromised(position: Position, promised: Promised): boolean {
  if (promised.kind !== 'answer')
    return possiblePromises(position, promised.faction).some((each) => isSame(each, promised));
  const subject = findSubject(position, promised);
  return subject !== undefined && narrowChoice(subject.choice, promised.within) !== undefined;
}
