import { isFaction, seatOf } from '../../factions.ts';
import type { FactionId } from '../../pack-types.ts';
import { isMilitary } from '../../turn/action-options.ts';
import type { Position } from '../../types.ts';
import type { Subject } from '../deal.ts';
import { dealers } from '../parties.ts';
import { isPromisable } from '../promisable.ts';
import { aboutOf, factionAsked } from '../put.ts';
import { actionSubjects } from './action-subjects.ts';
import { cardSubjects } from './card-subjects.ts';
import { settlingSubjects } from './settling-subjects.ts';
import { distinct, isSameSubject, type OpenSubject } from './subject.ts';
import { uprisingSubjects } from './uprising-subjects.ts';

/**
 * 12.2: the choices of this turn that are still to be made, by all who make deals, this faction's first. What is asked
 * just now comes with its answers; of what may come later the answers are those that open information names.
 */
export function subjectsFor(position: Position, faction: FactionId): readonly OpenSubject[] {
  const all = dealers(position);
  const at = Math.max(0, all.indexOf(faction));
  return [...all.slice(at), ...all.slice(0, at)].flatMap((each) => subjectsOf(position, each));
}

/** The same subject as it stands now; undefined when its question cannot come any more this turn. */
export function findSubject(position: Position, subject: Subject): OpenSubject | undefined {
  return subjectsOf(position, subject.faction).find((each) => isSameSubject(each, subject));
}

function subjectsOf(position: Position, faction: FactionId): readonly OpenSubject[] {
  return distinct([
    ...asked(position).filter((each) => each.faction === faction),
    ...actionSubjects(position, faction),
    ...settlingSubjects(position, faction),
    ...cardSubjects(position, faction),
    ...uprisingSubjects(position, faction),
  ]);
}

/** What is asked just now. */
function asked(position: Position): readonly OpenSubject[] {
  return position.asked().flatMap(({ name, args, choice }) => {
    const whose = factionAsked(args);
    if (!isPromisable(name) || whose === undefined) return [];
    const faction = seatOf(position, whose);
    if (!isFaction(faction)) return [];
    const about = aboutOf(position, name, args);
    const put = choice(faction);
    return [
      {
        faction,
        ...(whose !== faction && { of: whose }),
        to: name,
        ...(about !== undefined && { about }),
        choice:
          name === 'action' && put.kind === 'one'
            ? { ...put, options: put.options.filter(({ id }) => !isMilitary(id)) }
            : put,
      },
    ];
  });
}
