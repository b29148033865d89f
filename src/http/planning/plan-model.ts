import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { BoardMap, MapMark } from '../../kernel/board-map.ts';
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
  readonly view: object;
  readonly marks: readonly MapMark[];
  /** The page's path. */
  readonly base: string;
  readonly query: URLSearchParams;
  /** Arrows may be begun here. */
  readonly own: boolean;
  readonly translator: Translator;
};

/** What the map of a planning board shows: the marks, and what the pieces of the area that is looked at can reach. */
export function planLook({ map, view, marks, base, query, own, translator }: Planning): MapLook {
  const area = query.get('area') ?? '';
  const from = query.get('from') ?? '';
  const names = new Map(map.areas.map(({ id, name }) => [id, name]));
  const ranges = rangesOf(map, view, area);
  const kept = [...query].filter(([name]) => ['area', 'window', 'from'].includes(name));
  const acts = (id: string): readonly MapAct[] => [
    ...(own ? [beginAt(base, id, from, names)] : []),
    ...ranges.map(({ title, areas }) => ({
      text: title,
      details: areas.map((one) => msg('planning.named', { name: names.get(one) ?? one })),
      href: `${base}?${new URLSearchParams({ area: id })}#board`,
    })),
  ];
  return {
    base,
    query: new URLSearchParams(kept),
    marks,
    near: true,
    acts,
    actsTitle: msg('planning.acts'),
    places: [...new Set(ranges.flatMap(({ areas }) => areas))].map((place) => ({
      place,
      label: translator.text('planning.in-range', { area: names.get(place) ?? place }),
      href: `${base}?${new URLSearchParams({ area: place, ...(from ? { from } : {}) })}#area`,
    })),
  };
}

/** What the pieces in an area can reach, where the game says it. */
export function rangesOf(map: BoardMap<object>, view: object, area: string) {
  return area === '' ? [] : (map.rangesOf?.(view, area) ?? []);
}

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
