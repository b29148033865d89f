import type { Field } from '../../../kernel/choice.ts';
import { hasAccess } from '../access/has-access.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import { areaName, fleetName, seaName } from '../names.ts';
import type { AreaId, FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { number, optionNow, powerOptions, ranking, some, words } from './field-parts.ts';
import type { Interception } from './reactions.ts';
import { interceptionText } from './reactions-text.ts';
import { slotField } from './slot-field.ts';
import { standingOrders } from './standing-orders.ts';

/** The words of fields at sea, besides `ask`. */
export const INTERCEPT = ['always', 'odds', 'with_nelson', 'never'] as const;
export const EVADE = ['always', 'weaker', 'never'] as const;
export const PORT = ['stays', 'leaves'] as const;
export const GUNS = ['nobody', 'these'] as const;
export const SHIP_LOSSES = ['share', 'these'] as const;
export const PURSUE = ['all', 'none'] as const;
export const RETREATS = ['these'] as const;
export const ENTER_PORT = ['enter', 'stay'] as const;

/** Own ships for each ten of the others'. */
const ODDS = { least: 1, most: 100 } as const;
/** Ports of a list for retreats: more are never within reach. */
const MOST_PORTS = 6;
const MOST_FLEETS = 12;

/** The form of standing orders at sea (6). Every field may be left out: then its order stays as it is. */
export function seaFields(board: Board, power: Power): readonly Field[] {
  const { pack } = board;
  const { reactions: now = {} } = standingOrders(board.state, power);
  const intercept = INTERCEPT.filter((word) => word !== 'with_nelson' || hasNelson(board, power));
  const guns = now.guns === undefined ? 'ask' : now.guns.length === 0 ? 'nobody' : 'these';
  return [
    words('all', ['change', 'none'], ''),
    ...slotField(board, power, 'naval'),
    words('intercept', ['ask', ...intercept], wordOf(now.intercept)),
    number('odds', ODDS.least, ODDS.most),
    some(
      'seas',
      pack.seas.map(({ id }) => {
        const here = now.interceptIn?.[id];
        const option = { id: `sea:${id}`, label: seaName(pack, id), place: id };
        return here === undefined ? option : { ...option, detail: interceptionText(here) };
      }),
    ),
    words('inSeas', ['elsewhere', 'ask', ...intercept], ''),
    some('whom', powerOptions(power, now.interceptWhom)),
    words('port', PORT, now.staysInPort ? 'stays' : 'leaves'),
    words('evade', ['ask', ...EVADE], typeof now.evade === 'object' ? 'weaker' : (now.evade ?? 'ask')),
    number('evadeBelow', ODDS.least, ODDS.most),
    words('guns', ['ask', ...GUNS], guns),
    some('gunsFor', powerOptions(power, now.guns)),
    words('shipLosses', ['ask', ...SHIP_LOSSES], lossesOf(now.shipLosses)),
    ...ranking(
      'fleetsFirst',
      ownFleets(board, power).map((id) => ({
        ...optionNow(`fleet:${id}`, fleetName(pack, id), now.shipLosses?.includes(id) ?? false),
      })),
      MOST_FLEETS,
    ),
    words('retreats', ['ask', ...RETREATS], now.retreat ? 'these' : 'ask'),
    ...ranking(
      'retreat',
      retreatPorts(board, power).map((id) => ({
        ...optionNow(`port:${id}`, areaName(pack, id), now.retreat?.includes(id) ?? false),
        place: id,
      })),
      MOST_PORTS,
    ),
    words('pursue', ['ask', ...PURSUE], now.pursue ?? 'ask'),
    words('enterPort', ['ask', ...ENTER_PORT], now.enterPort ?? 'ask'),
  ];
}

const ownFleets = ({ state, pack }: Board, power: Power): readonly FleetId[] =>
  Object.keys(state.fleets).filter((id) => fleetCommander(state, pack, id) === power);

const lossesOf = (losses: 'share' | readonly FleetId[] | undefined) =>
  losses === undefined ? 'ask' : losses === 'share' ? 'share' : 'these';

/** 6.3.5.1: the ports to which a power's fleets may retreat: its own, and those that it has access to. */
export function retreatPorts(board: Board, power: Power): readonly AreaId[] {
  const { state, pack } = board;
  return pack.areas.flatMap(({ id, port }) => {
    const holder = port ? holderOf(board, id) : undefined;
    return holder !== undefined && hasAccess(state, holder, power, 'ports') ? [id] : [];
  });
}

/** Whether the leader of fleets is a power's (6.2.3.2.3). */
function hasNelson({ pack }: Board, power: Power): boolean {
  return pack.leaders.some(({ kind, nation }) => kind === 'naval' && nation === power);
}

function wordOf(interception: Interception | undefined): string {
  if (interception === undefined) return 'ask';
  return typeof interception === 'object' ? 'odds' : interception;
}
