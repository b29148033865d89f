import { msg } from '../../i18n/msg.ts';
import type { Drawing } from '../../kernel/board.ts';
import type { MapMark } from '../../kernel/board-map.ts';
import type { Option, Order } from '../../kernel/choice.ts';
import type { Lead, Trace } from '../../kernel/trace.ts';
import type { MapAct, MapLine, MapLook } from '../tables/map-model.ts';
import { type BegunLine, placeParts } from './find-ways.ts';
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

/**
 * An order that is drawn on the map: every place that it could lead to is lit, and says what that takes. Picking one
 * draws the cheapest way there; from its end the order may go on, or it may lead elsewhere instead. Those that stand
 * with who has been chosen may come along.
 */
export function traceMap(on: SheetOnMap, order: Order, begun: BegunLine, trace: Trace): MapLook {
  const names = placeNames(on);
  // A line that is changed stays one line.
  const leads = on.changing === undefined ? trace.leads : trace.leads.filter(({ lines }) => lines.length === 1);
  const drawn: Pairs = pairsIn(on, [WAY]);
  const hrefOf = ({ by, place }: Lead) => addressWith(on, pairsOf(begun), by.map(through), [['area', place]]);
  const actOf = (lead: Lead): MapAct => ({ text: lead.said, details: lead.takes, href: hrefOf(lead) });
  const light = (place: string): NonNullable<Drawing['places']>[number] => {
    const here = leads.filter((lead) => lead.place === place);
    const [only] = here;
    const alone = here.length === 1 ? only : undefined;
    const what = alone ? [alone.said, ...alone.takes] : here.map(({ said }) => said);
    return {
      place,
      label: on.translator.text('maps.lit', { area: names.get(place) ?? place, what }),
      href: alone ? hrefOf(alone) : addressWith(on, pairsOf(begun), drawn, [['area', place]]),
    };
  };
  const along = comers(on, order, begun);
  return {
    base: on.base,
    query: search(pairsIn(on, ['change']), pairsOf(begun), drawn, pairsIn(on, WHERE)),
    near: true,
    marks: steps(trace.route),
    places: [...new Set(leads.map(({ place }) => place))].map(light),
    acts: (area) => leads.filter(({ place }) => place === area).map(actOf),
    line: { ...lineOf(on, order, begun, trace), along, reach: leads.map(actOf) },
  };
}

const through = (place: string): readonly [string, string] => [WAY, place];

function steps(route: readonly string[]): readonly MapMark[] {
  return route.slice(1).map((to, n) => ({ kind: 'arrow', from: route[n] ?? to, to, text: '' }));
}

/** The part of an order that says who carries it out. */
const partOfPieces = (on: SheetOnMap, order: Order) => {
  const names = placeNames(on);
  return placeParts(order, (place) => names.has(place))[0];
};

/** Whoever stands with those who have been chosen: each may come too, or stay behind. */
function comers(on: SheetOnMap, order: Order, begun: BegunLine): readonly MapAct[] {
  const part = partOfPieces(on, order);
  if (part?.choice.kind !== 'some') return [];
  const { path, choice } = part;
  const chosen = begun.fields.getAll(path);
  const place = choice.options.find(({ id }) => chosen.includes(id))?.place;
  if (place === undefined) return [];
  return choice.options
    .filter((option: Option) => option.place === place && (chosen.length > 1 || !chosen.includes(option.id)))
    .map(({ id, label }): MapAct => {
      const isIn = chosen.includes(id);
      const fields = new URLSearchParams([...begun.fields].filter(([name, value]) => name !== path || value !== id));
      if (!isIn) fields.append(path, id);
      const href = addressWith(on, pairsOf({ order: order.id, fields }), [['area', place]]);
      return { text: isIn ? msg('maps.without', { who: label }) : msg('maps.with', { who: label }), href };
    });
}

function lineOf(on: SheetOnMap, order: Order, begun: BegunLine, { drawn, leads, route }: Trace): MapLine {
  const { base, changing, version } = on;
  const anew = `${base}#board`;
  if (!drawn || (changing !== undefined && drawn.lines.length > 1)) {
    const count = new Set(leads.map(({ place }) => place)).size;
    return { open: msg('maps.reach', { order: order.label, count }), anew };
  }

  const pieces = partOfPieces(on, order)?.path;
  // When it is added, the same pieces go on from where it has led them.
  const goesOn: readonly Pairs[] = [
    [['order', order.id]],
    [...begun.fields].filter(([name]) => name === pieces),
    [['area', route.at(-1) ?? '']],
    pairsIn(on, ['window']),
  ];
  const sent: Pairs = [
    ['version', String(version)],
    ['lines', JSON.stringify(drawn.lines)],
    changing === undefined ? ['on', String(search(...goesOn))] : ['at', String(changing)],
  ];
  return {
    whole: {
      said: drawn.said,
      takes: drawn.takes,
      action: base,
      does: changing === undefined ? 'add' : 'change',
      fields: sent.map(([name, value]) => ({ name, value })),
    },
    anew,
  };
}
