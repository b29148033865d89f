import type { Message } from '../../../kernel/message.ts';
import { FACTIONS } from '../factions.ts';
import { nationName } from '../names.ts';
import type { EventView, IssueView, StrategyView } from '../view-types.ts';
import { msg } from './msg.ts';
import { kindTitle, nationTitle } from './names.ts';

/** An issue: where it lies, what it is worth, who has cubes on it, what its options do. */
export function tellIssue(issue: IssueView, where: 'table' | 'waiting' | 'drawn' | 'auction'): Message {
  const { name, kind, vp, noMilitary, options, leader } = issue;
  const cubes = cubesOn(issue);
  return msg('versailles-1919-board.text-open-issue', {
    where,
    name,
    kind: kindTitle(kind),
    vp,
    military: noMilitary ? 'no' : 'yes',
    cubes:
      cubes.length === 0
        ? msg('versailles-1919-board.text-no-cubes')
        : msg('versailles-1919-board.text-list', { items: cubes }),
    leader: leader ? msg('versailles-1919-board.text-leads', { nation: nationTitle(leader) }) : '',
    options:
      options.length === 0
        ? msg('versailles-1919-board.end-card')
        : msg('versailles-1919-board.text-options', { rest: tellOptions(options) }),
  });
}

function cubesOn({ cubes }: IssueView): readonly Message[] {
  return FACTIONS.filter((faction) => (cubes[faction] ?? 0) > 0).map((faction) =>
    msg('versailles-1919-board.text-cubes', { nation: nationTitle(faction), n: cubes[faction] ?? 0 }),
  );
}

/** "one: its effects; the other: its effects". */
function tellOptions(options: IssueView['options']): Message {
  return options
    .map(({ label, effects }) => msg('versailles-1919-board.text-option', { label, effects }))
    .reduceRight((rest, first) => msg('versailles-1919-board.text-then', { first, rest }));
}

export function tellEvent(event: EventView, where: 'table' | 'waiting'): Message {
  return msg('versailles-1919-board.text-event', {
    where,
    name: event.name,
    optional: event.optional ? 'yes' : 'no',
    cube: event.cube ? 'lies' : event.icon ? 'may' : 'none',
    nation: event.cube ? nationName(event.cube) : '',
    conference: event.conference,
    label: event.crisisLabel,
    crisis: event.crisis,
  });
}

/** A strategy card that nobody owns. */
export function tellStrategy({ name, conditions }: StrategyView, chosen: boolean): Message {
  return msg('versailles-1919-board.text-strategy', { name, conditions, chosen: chosen ? 'yes' : 'no' });
}
