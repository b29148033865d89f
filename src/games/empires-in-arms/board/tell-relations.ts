import type { Message } from '../../../kernel/message.ts';
import type { AccessView } from '../access/access-view.ts';
import { msg as accessMsg } from '../access/msg.ts';
import { accessText, intoText } from '../access/say-access.ts';
import { powerName } from '../names.ts';
import type { RelationView, TreatyView, View } from '../view-types.ts';
import { msg } from './msg.ts';
import { monthWithin } from './short-names.ts';

/** Who is at war, allied, or bound by enforced peace, pair by pair. */
export function tellRelations({ relations }: View): readonly Message[] {
  return [
    ...relations.flatMap((one) => (one.war ? [msg('empires-in-arms-board.at-war', pair(one))] : [])),
    ...relations.flatMap((one) => (one.allied ? [msg('empires-in-arms-board.allied', pair(one))] : [])),
    ...tellPeaces({ relations }),
  ];
}

/** Enforced peace alone. */
export function tellPeaces({ relations }: Pick<View, 'relations'>): readonly Message[] {
  return relations.flatMap(tellPeace);
}

/** Peace is told once where both are bound as long. */
function tellPeace({ between, war, peace }: RelationView): readonly Message[] {
  const [one, two] = peace;
  if (war || !one) return [];
  const month = monthWithin(one.until);
  if (two && two.until.year === one.until.year && two.until.month === one.until.month) {
    return [msg('empires-in-arms-board.peace-both', { ...pair({ between }), month })];
  }
  return peace.map(({ power, until }) => {
    const other = between.find((each) => each !== power) ?? power;
    return msg('empires-in-arms-board.peace', { a: powerName(power), b: powerName(other), month: monthWithin(until) });
  });
}

/** Marriages, broken alliances, peace terms and wars on minor countries: what binds beside wars and alliances. */
export function tellPacts(view: View): readonly Message[] {
  const { relations, combinedMovements, treaties, access, minors, americanWar, holyRomanEmpire } = view;
  return [
    ...minors.flatMap(({ name, enemies }) =>
      enemies.length === 0
        ? []
        : [
            msg('empires-in-arms-board.minor-war', {
              minor: name,
              enemies: enemies.map(powerName),
              count: enemies.length,
            }),
          ],
    ),
    ...(americanWar ? [msg('empires-in-arms-board.american-war')] : []),
    ...relations.flatMap((one) => (one.married ? [msg('empires-in-arms-board.married', pair(one))] : [])),
    ...relations.flatMap((one) =>
      one.noAllianceUntil
        ? [msg('empires-in-arms-board.no-alliance', { ...pair(one), month: monthWithin(one.noAllianceUntil) })]
        : [],
    ),
    ...combinedMovements.map(({ powers, phase }) =>
      msg('empires-in-arms-board.together', { powers: powers.map(powerName), phase }),
    ),
    ...treaties.map(tellTreaty),
    ...access.map(tellAccess),
    ...(holyRomanEmpire ? [msg('empires-in-arms-board.holy-roman-empire', { power: powerName(holyRomanEmpire) })] : []),
  ];
}

function tellTreaty({ from, to, name, lasts }: TreatyView): Message {
  const terms = { from: powerName(from), to: powerName(to), term: name };
  return 'until' in lasts
    ? msg('empires-in-arms-board.treaty-until', { ...terms, month: monthWithin(lasts.until) })
    : msg('empires-in-arms-board.treaty-left', { ...terms, count: lasts.payments });
}

/** 10.3. */
function tellAccess({ from, to, into, through, while: condition, byTreaty }: AccessView): Message {
  if (!byTreaty || !through) return accessText(from, to, into, { through, while: condition });
  return accessMsg('empires-in-arms-access.by-treaty', {
    power: powerName(from),
    to: powerName(to),
    into: into.map(intoText),
    month: monthWithin(through),
  });
}

const pair = ({ between: [a, b] }: Pick<RelationView, 'between'>) => ({ a: powerName(a), b: powerName(b) });
