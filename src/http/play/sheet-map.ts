import { msg } from '../../i18n/msg.ts';
import type { Drawing } from '../../kernel/board.ts';
import type { Order } from '../../kernel/choice.ts';
import type { MapAct, MapLine, MapLook } from '../tables/map-model.ts';
import { type BegunLine, type Forecast, findWays, forecastOf, type Way, withoutLastPlace } from './find-ways.ts';
import {
  addressWith,
  type Pairs,
  pairsIn,
  pairsOf,
  placeNames,
  type SheetOnMap,
  search,
  WAY,
  WHERE,
} from './sheet-on-map.ts';
import { traceBegun } from './trace-begun.ts';
import { traceMap } from './trace-map.ts';

/** Orders that a lit area names by itself; all of them are in its panel. */
const SAID = 4;

/**
 * A sheet on a map: the areas that its next line could name are lit. Picking one of them names it; where several things
 * could be meant, it opens what can be ordered there. A line that is whole waits in the panel to be added. An order
 * that its game can draw is drawn (`trace-map`).
 */
export function sheetMap(on: SheetOnMap): MapLook {
  const { point, orders, begun, base, query, translator } = on;
  const order = orders.find(({ id }) => id === begun?.order);
  const trace = order && begun && traceBegun(point, order, begun, query.getAll(WAY));
  if (trace && (trace.leads.length > 0 || trace.drawn)) return traceMap(on, order, begun, trace);

  const names = placeNames(on);
  const isArea = (place: string) => names.has(place);
  const whole = order && begun ? forecastOf(point, order, begun.fields) : undefined;
  const going = begun && whole !== 'misfit' && !trace ? findWays(point, orders, isArea, begun) : [];
  // A line that leads nowhere any more is begun anew.
  const live = going.length > 0 || (whole !== undefined && !trace) ? begun : undefined;
  const ways = live ? going : findWays(point, orders, isArea);

  const hrefOf = ({ order: { id }, fields, place }: Way) =>
    addressWith(on, pairsOf({ order: id, fields }), [['area', place]]);
  const actOf = (way: Way): MapAct => ({
    text: (live && way.forecast?.said) ?? msg('maps.way', { order: way.order.label, what: way.label }),
    details: way.forecast?.takes ?? [],
    href: hrefOf(way),
  });
  const light = (place: string): NonNullable<Drawing['places']>[number] => {
    const here = ways.filter((way) => way.place === place);
    const [only] = here;
    const alone = live && here.length === 1 ? only : undefined;
    const orders = here.slice(0, SAID).map((way) => actOf(way).text);
    const more = here.length > SAID ? [msg('maps.more-orders', { count: here.length - SAID })] : [];
    const what = [...orders, ...more, ...(alone?.forecast?.takes ?? [])];
    return {
      place,
      label: translator.text('maps.lit', { area: names.get(place) ?? place, what }),
      href: alone ? hrefOf(alone) : addressWith(on, pairsOf(live), [['area', place]]),
    };
  };

  return {
    base,
    query: search(pairsIn(on, ['change']), pairsOf(live), pairsIn(on, WHERE)),
    near: true,
    places: [...new Set(ways.map(({ place }) => place))].map(light),
    acts: (area) => ways.filter(({ place }) => place === area).map(actOf),
    line: live && order && whole !== 'misfit' ? lineOf(on, live, order, whole, isArea) : undefined,
  };
}

function lineOf(
  on: SheetOnMap,
  { order, fields }: BegunLine,
  asked: Order,
  whole: Forecast | undefined,
  isArea: (place: string) => boolean,
): MapLine {
  const { base, version, changing } = on;
  const anew = `${base}#board`;
  if (!whole) return { open: msg('maps.begun', { order: asked.label }), anew };
  // When it is added, the same piece goes on from where the line has led it.
  const goesOn = search([['order', order]], [...withoutLastPlace(asked, fields, isArea)], pairsIn(on, WHERE));
  const sent: Pairs = [
    ['version', String(version)],
    ['order', order],
    ...(changing === undefined ? [['on', String(goesOn)] as const] : [['at', String(changing)] as const]),
    ...fields,
  ];
  const does = changing === undefined ? 'add' : 'change';
  const form = { action: base, does, fields: sent.map(([name, value]) => ({ name, value })) } as const;
  return { whole: { said: whole.said, takes: whole.takes, ...form }, anew };
}
