import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Drawing } from '../../kernel/board.ts';
import type { BoardMap } from '../../kernel/board-map.ts';
import type { Order } from '../../kernel/choice.ts';
import type { SheetPoint } from '../../kernel/sheet.ts';
import type { MapAct, MapLine, MapLook } from '../tables/map-model.ts';
import { type BegunLine, type Forecast, findWays, forecastOf, type Way, withoutLastPlace } from './find-ways.ts';

type Input = {
  readonly map: BoardMap<object>;
  readonly point: SheetPoint;
  readonly orders: readonly Order[];
  readonly begun: BegunLine | undefined;
  /** The sheet's address. */
  readonly base: string;
  /** The address as it was asked for. */
  readonly query: URLSearchParams;
  readonly version: number;
  /** The place of the line that is being changed. */
  readonly changing: number | undefined;
  readonly translator: Translator;
};

type Pairs = readonly (readonly [string, string])[];

/**
 * A sheet on a map: the areas that its next line could name are lit. Picking one of them names it; where several things
 * could be meant, it opens what can be ordered there. A line that is whole waits in the panel to be added.
 */
export function sheetMap(input: Input): MapLook {
  const { map, point, orders, begun, base, query, translator } = input;
  const names = new Map(map.areas.map(({ id, name }) => [id, name]));
  const isArea = (place: string) => names.has(place);
  const order = orders.find(({ id }) => id === begun?.order);
  const whole = order && begun ? forecastOf(point, order, begun.fields) : undefined;
  const going = begun && whole !== 'misfit' ? findWays(point, orders, isArea, begun) : [];
  // A line that leads nowhere any more is begun anew.
  const live = going.length > 0 || whole !== undefined ? begun : undefined;
  const ways = live ? going : findWays(point, orders, isArea);

  const address = (...parts: readonly Pairs[]) => `${base}?${search(pairs(query, ['change']), ...parts)}#area`;
  const hrefOf = ({ order: { id }, fields, place }: Way) => address(pairsOf({ order: id, fields }), [['area', place]]);
  const actOf = (way: Way): MapAct => ({
    text: (live && way.forecast?.said) ?? msg('maps.way', { order: way.order.label, what: way.label }),
    details: way.forecast?.takes ?? [],
    href: hrefOf(way),
  });
  const light = (place: string): NonNullable<Drawing['places']>[number] => {
    const here = ways.filter((way) => way.place === place);
    const [only] = here;
    const alone = live && here.length === 1 ? only : undefined;
    const what = [...here.map((way) => actOf(way).text), ...(alone?.forecast?.takes ?? [])];
    return {
      place,
      label: translator.text('maps.lit', { area: names.get(place) ?? place, what }),
      href: alone ? hrefOf(alone) : address(pairsOf(live), [['area', place]]),
    };
  };

  return {
    base,
    query: search(pairs(query, ['change']), pairsOf(live), pairs(query, WHERE)),
    near: true,
    places: [...new Set(ways.map(({ place }) => place))].map(light),
    acts: (area) => ways.filter(({ place }) => place === area).map(actOf),
    line: live && order && whole !== 'misfit' ? lineOf(input, live, order, whole, isArea) : undefined,
  };
}

function lineOf(
  { base, query, version, changing }: Input,
  { order, fields }: BegunLine,
  asked: Order,
  whole: Forecast | undefined,
  isArea: (place: string) => boolean,
): MapLine {
  const anew = `${base}#board`;
  if (!whole) return { open: msg('maps.begun', { order: asked.label }), anew };
  // When it is added, the same piece goes on from where the line has led it.
  const on = search([['order', order]], [...withoutLastPlace(asked, fields, isArea)], pairs(query, WHERE));
  const sent: Pairs = [
    ['version', String(version)],
    ['order', order],
    ...(changing === undefined ? [['on', String(on)] as const] : [['at', String(changing)] as const]),
    ...fields,
  ];
  const does = changing === undefined ? 'add' : 'change';
  const form = { action: base, does, fields: sent.map(([name, value]) => ({ name, value })) } as const;
  return { whole: { said: whole.said, takes: whole.takes, ...form }, anew };
}

/** What a look at the map is of. */
const WHERE = ['area', 'window'];

const pairsOf = (line: BegunLine | undefined): Pairs => (line ? [['order', line.order], ...line.fields] : []);
const pairs = (query: URLSearchParams, names: readonly string[]): Pairs =>
  [...query].filter(([name]) => names.includes(name));
const search = (...parts: readonly Pairs[]) =>
  new URLSearchParams(parts.flat().map(([name, value]): [string, string] => [name, value]));
