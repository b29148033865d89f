import type { Message } from '../../../kernel/message.ts';
import { areaName, powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import {
  type Fields,
  fieldLabel,
  firstOther,
  idsIn,
  numberIn,
  powersIn,
  takesAllBack,
  wordText,
} from './field-parts.ts';
import { msg } from './msg.ts';
import type { Reactions } from './reactions.ts';
import { isAtOdds } from './read-sea.ts';
import { noneAndMore, refusePair } from './refuse-together.ts';
import { retreatPorts } from './sea-fields.ts';
import { standingOrders } from './standing-orders.ts';

/** Why orders at sea are refused: they contradict themselves, or name what is not the power's. */
export function refuseSea(board: Board, power: Power, fields: Fields): Message | undefined {
  const other = firstOther(fields);
  if (takesAllBack(fields) && other !== undefined) return noneAndMore(other);
  const { reactions: now = {} } = standingOrders(board.state, power);
  return (
    refuseOdds(now, fields) ??
    refuseSeas(fields) ??
    refuseWhom(now, fields) ??
    refuseGuns(now, fields) ??
    refuseEvasion(now, fields) ??
    refuseShipLosses(now, fields) ??
    refusePair(fields, { word: 'retreats', list: 'retreat', had: (now.retreat ?? []).length > 0 }) ??
    refusePort()
  );

  /** 6.3.5.1: only one's own ports, and those one has access to. */
  function refusePort(): Message | undefined {
    const own = retreatPorts(board, power);
    const stranger = (idsIn(fields, 'retreat') ?? []).find((id) => board.pack.area[id] && !own.includes(id));
    return stranger === undefined
      ? undefined
      : msg('empires-in-arms-orders.not-your-port', { port: areaName(board.pack, stranger) });
  }
}

/** 6.2.3: odds go with “at these odds”, and that with odds. */
function refuseOdds(now: Readonly<Reactions>, fields: Fields): Message | undefined {
  const odds = numberIn(fields, 'odds');
  const said = ['intercept', 'inSeas'].map((field) => fields.get(field)).filter((word) => typeof word === 'string');
  if (said.includes('odds'))
    return odds === undefined && !isAtOdds(now.intercept) ? msg('empires-in-arms-orders.no-odds') : undefined;
  if (odds === undefined) return undefined;
  const [word] = said;
  if (word !== undefined) return msg('empires-in-arms-orders.odds-and', { word: wordText('intercept', word) });
  return isAtOdds(now.intercept) ? undefined : msg('empires-in-arms-orders.odds-alone');
}

/** Sea areas need what is done there, and what is done there needs sea areas, each once. */
function refuseSeas(fields: Fields): Message | undefined {
  const seas = idsIn(fields, 'seas') ?? [];
  if (seas.length > 0 && !fields.has('inSeas'))
    return msg('empires-in-arms-orders.needs', { field: fieldLabel('seas'), other: fieldLabel('inSeas') });
  if (seas.length === 0 && fields.has('inSeas'))
    return msg('empires-in-arms-orders.needs', { field: fieldLabel('inSeas'), other: fieldLabel('seas') });
  return undefined;
}

/** Whom one intercepts is of no use to somebody who never intercepts. */
function refuseWhom(now: Readonly<Reactions>, fields: Fields): Message | undefined {
  const whom = powersIn(fields, 'whom') ?? [];
  if (whom.length === 0) return undefined;
  const never = (fields.get('intercept') ?? now.intercept) === 'never';
  const somewhere = [...Object.values(now.interceptIn ?? {}), fields.get('inSeas') ?? 'never'].some(
    (how) => how !== 'never' && how !== 'elsewhere',
  );
  return never && !somewhere
    ? msg('empires-in-arms-orders.whom-and-never', { powers: whom.map(powerName) })
    : undefined;
}

/** 6.3.1.3: “for these” names them, and nothing else does. */
function refuseGuns(now: Readonly<Reactions>, fields: Fields): Message | undefined {
  return refusePair(fields, { word: 'guns', list: 'gunsFor', had: (now.guns ?? []).length > 0 });
}

/** 6.3.2: a number goes with “when weaker”. */
function refuseEvasion({ evade }: Readonly<Reactions>, fields: Fields): Message | undefined {
  if (numberIn(fields, 'evadeBelow') === undefined) return undefined;
  const word = fields.get('evade');
  if (word === 'weaker' || (word === undefined && (evade === 'weaker' || typeof evade === 'object'))) return undefined;
  if (typeof word === 'string')
    return msg('empires-in-arms-orders.list-and', {
      field: fieldLabel('evadeBelow'),
      word: wordText('evade', word),
    });
  return msg('empires-in-arms-orders.needs', { field: fieldLabel('evadeBelow'), other: fieldLabel('evade') });
}

/** 6.3.3.2. */
function refuseShipLosses({ shipLosses }: Readonly<Reactions>, fields: Fields): Message | undefined {
  const had = Array.isArray(shipLosses);
  return refusePair(fields, { word: 'shipLosses', list: 'fleetsFirst', had });
}
