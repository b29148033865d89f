import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { BoardMap, MapMark, MapRange } from '../../kernel/board-map.ts';
import type { Message } from '../../kernel/message.ts';
import type { MapAct, MapLook } from '../tables/map-model.ts';

/** A mark in words, by the names of its areas: "Arrow: Metz → Mainz. The Guard follows." */
export function markText(map: Pick<BoardMap<object>, 'areas'>, mark: MapMark): Message {
  const name = (id: string) => map.areas.find((area) => area.id === id)?.name ?? id;
  switch (mark.kind) {
    case 'arrow':
      return msg('planning.arrow-line', {
        from: name(mark.from),
        to: name(mark.to),
        text: mark.text,
        said: said(mark),
      });
    case 'note':
      return msg('planning.note-line', { area: name(mark.at), text: mark.text });
    case 'piece':
      return msg('planning.piece-line', {
        area: name(mark.at),
        whose: mark.whose ?? '',
        known: mark.whose ? 'yes' : 'no',
        text: mark.text,
        said: said(mark),
      });
  }
}

const said = ({ text }: MapMark) => (text === '' ? 'no' : 'yes');

type Planning = {
  readonly map: BoardMap<object>;
  /** What can be reached from the area that is looked at. */
  readonly ranges: readonly MapRange[];
  readonly marks: readonly MapMark[];
  /** The page's path. */
  readonly base: string;
  readonly query: URLSearchParams;
  /** Arrows may be begun here. */
  readonly own: boolean;
  /** A fight can be tried in the area that is looked at. */
  readonly odds: boolean;
  readonly translator: Translator;
};

/** What the map of a planning board shows: the marks, and what the pieces of the area that is looked at can reach. */
export function planLook({ map, ranges, marks, base, query, own, odds, translator }: Planning): MapLook {
  const from = query.get('from') ?? '';
  const names = new Map(map.areas.map(({ id, name }) => [id, name]));
  const kept = [...query].filter(([name]) => ['area', 'window', 'from'].includes(name));
  const hrefOf = (place: string) => `${base}?${new URLSearchParams({ area: place, ...(from ? { from } : {}) })}#area`;
  const said = new Map<string, Message[]>();
  for (const { title, places } of ranges)
    for (const { place, takes } of places)
      said.set(place, [...(said.get(place) ?? []), msg('planning.reaches', { what: title, takes })]);
  return {
    base,
    query: new URLSearchParams(kept),
    marks,
    near: true,
    acts: (id) => (own ? [beginAt(base, id, from, names), ...(odds ? [oddsAt(base, id)] : [])] : []),
    actsTitle: msg('planning.acts'),
    ranges: ranges.map(({ title, places }) => ({
      title,
      ways: places.map(({ place, takes }) => ({
        text: msg('planning.named', { name: names.get(place) ?? place }),
        details: takes,
        href: hrefOf(place),
      })),
    })),
    places: [...said].map(([place, what]) => ({
      place,
      label: translator.text('planning.in-range', { area: names.get(place) ?? place, what }),
      href: hrefOf(place),
    })),
  };
}

const oddsAt = (base: string, id: string): MapAct => ({
  text: msg('planning.odds-here'),
  href: `${base}/odds?${new URLSearchParams({ area: id })}`,
});

/** An arrow begins at an area, or ends there where one is begun. */
function beginAt(base: string, id: string, from: string, names: ReadonlyMap<string, Message>): MapAct {
  const begun = names.get(from);
  return begun !== undefined && from !== id
    ? {
        text: msg('planning.arrow-here', { from: begun }),
        href: `${base}?${new URLSearchParams({ area: id, from })}#draw`,
      }
    : { text: msg('planning.arrow-from-here'), href: `${base}?${new URLSearchParams({ area: id, from: id })}#area` };
}
