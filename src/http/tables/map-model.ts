import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Drawing } from '../../kernel/board.ts';
import type { AreaWords, BoardMap, MapMark, MapPlace, MapWindow, MomentLayers } from '../../kernel/board-map.ts';
import type { LegendItem } from '../../kernel/legend.ts';
import type { ToldMoves } from '../../kernel/map-move.ts';
import type { Message } from '../../kernel/message.ts';
import { linkAbout } from '../../theme/drawing/about.ts';
import { BOARD_FONT } from '../../theme/drawing/lettering.ts';
import { element } from '../../theme/drawing/svg.ts';
import { aboutArea } from '../../theme/map/draw-moment.ts';
import { mapFileAddress } from '../games/map-files.ts';

/** What a reader wants to see of a map; all of it is in the page's address. */
export type MapLook = {
  /** The page's path. */
  readonly base: string;
  /** `area` and `window`; all else is kept in every link. */
  readonly query: URLSearchParams;
  /** The areas that are lit. */
  readonly places?: NonNullable<Drawing['places']>;
  /** What the reader has drawn. */
  readonly marks?: readonly MapMark[];
  /** What went where, with the sentences that tell of it: arrows, and windows on them. */
  readonly told?: readonly ToldMoves[];
  /** What stands above those windows. */
  readonly toldTitle?: Message;
  /** What can be done about an area from here. */
  readonly acts?: (area: string) => readonly MapAct[];
  /** What stands above them. */
  readonly actsTitle?: Message;
  readonly line?: MapLine | undefined;
  /** What can be reached from the area that is looked at. */
  readonly ranges?: readonly MapReach[];
  /** The areas are picked in a form of the same page. */
  readonly picks?: boolean;
  /** A map that cannot be read as a whole begins with its first window. */
  readonly near?: boolean;
};

/** An order that is begun on a map, as the panel beside it says it. */
export type MapLine = {
  /** It is whole: in words, with what it takes, and as a form that adds it. */
  readonly whole?: {
    readonly said: Message;
    readonly takes: readonly Message[];
    readonly action: string;
    readonly does: 'add' | 'change';
    readonly fields: readonly { readonly name: string; readonly value: string }[];
  };
  /** Else: that there is more to be picked. */
  readonly open?: Message;
  /** Where it is begun anew. */
  readonly anew: string;
  /** Who else may come along, or stay behind. */
  readonly along?: readonly MapAct[];
  /** Everything that it could lead to: the lit areas as a list. */
  readonly reach?: readonly MapAct[];
};

/** "Move: I Corps", and where it leads. */
export type MapAct = { readonly text: Message; readonly details?: readonly Message[]; readonly href: string };

/** What can be reached, place by place. */
export type MapReach = { readonly title: Message; readonly ways: readonly MapAct[] };

export type MapModel = {
  readonly width: number;
  readonly height: number;
  /** The layer's address: a script takes it into the page. */
  readonly layer: string;
  readonly base: string;
  /** The whole drawing, complete without scripts. */
  readonly svg: string;
  readonly windows: readonly { readonly title: Message; readonly href: string; readonly current: boolean }[];
  readonly whole: { readonly href: string; readonly current: boolean };
  /** Where something moved: the same windows as in mails, each told in words. */
  readonly theatres: readonly TheatreLink[];
  readonly theatresTitle: Message | undefined;
  readonly area: AreaPanel | undefined;
  readonly chosen: string;
  readonly line: MapLine | undefined;
  readonly picks: boolean;
  /** The part of the map with which to begin where the whole cannot be read. */
  readonly first: string | undefined;
  /** Every area, part by part. */
  readonly list: readonly {
    readonly region: string | undefined;
    readonly areas: readonly { readonly id: string; readonly name: string }[];
  }[];
  readonly kept: readonly { readonly name: string; readonly value: string }[];
};

type AreaPanel = Omit<AreaWords, 'neighbours'> & {
  /** Said where nothing stands. */
  readonly nothing: Message;
  readonly acts: readonly MapAct[];
  readonly actsTitle: Message;
  readonly ranges: readonly MapReach[];
  readonly neighbours: readonly { readonly href: string; readonly text: Message }[];
};

type TheatreLink = MapModel['windows'][number] & { readonly text: readonly Message[] };

/** `id`: the game's. */
type Shown = {
  readonly id: string;
  readonly map: BoardMap<object>;
  readonly view: object;
  /** What stands where, by what it is about. */
  readonly seen?: ReadonlyMap<string, LegendItem>;
};

/** A game's map as a page shows it: its layers, its windows and areas as links, and what is to be said of one area. */
export function mapModel(
  { id: game, map, view, seen = new Map() }: Shown,
  look: MapLook,
  title: string,
  translator: Translator,
): MapModel {
  const { t } = translator;
  const { base, query, places = [], marks = [], acts = () => [], line, picks = false, near = false, told = [] } = look;
  const kept = [...query].filter(([name]) => name !== 'area' && name !== 'window');
  const address = (name: string, value: string) => `${base}?${new URLSearchParams([...kept, [name, value]])}`;
  const windows = map.windows(view);
  const theatres = map.theatres(told);
  const window = [...theatres, ...windows].find(({ name }) => name === query.get('window'));
  const linkTo = ({ name, title: of }: MapWindow) => ({
    title: of,
    href: `${address('window', name)}#board`,
    current: name === window?.name,
  });
  const area = map.area(view, query.get('area') ?? '');
  const ids = new Map(map.areas.map(({ id }) => [aboutArea(id), id]));
  /** What stands in an area tells what it is, and leads to the words of the area. The list of areas is for keys. */
  const askable = ({ under, over }: MomentLayers): MomentLayers => ({
    under,
    over: linkAbout(over, (about) => {
      const [id, item] = [ids.get(about), seen.get(about)];
      if (id === undefined || !item) return undefined;
      const label = `${t(item.name)}: ${item.text.map(t).join('; ')}`;
      return { class: 'piece', href: `${address('area', id)}#area`, label, passedOver: true };
    }),
  });
  const layer = mapFileAddress(game, map, 'layer', translator);
  return {
    width: map.width,
    height: map.height,
    layer,
    base,
    svg: drawLayers(map, {
      title,
      window,
      image: window ? mapFileAddress(game, map, 'layer-near', translator) : layer,
      ask: address('area', ''),
      moment: askable(
        map.moment(view, {
          t,
          layer,
          places,
          marks,
          moves: told.flatMap(({ moves }) => moves),
          chosen: area?.id,
        }),
      ),
    }),
    windows: windows.map(linkTo),
    theatres: theatres.map((theatre) => ({ ...linkTo(theatre), text: theatre.text })),
    theatresTitle: look.toldTitle,
    whole: { href: `${base}?${new URLSearchParams(kept)}#board`, current: !window },
    area: area && {
      ...area,
      nothing: msg('maps.nobody'),
      acts: acts(area.id),
      actsTitle: look.actsTitle ?? msg('maps.orders'),
      ranges: look.ranges ?? [],
      neighbours: area.neighbours.map(({ id, text }) => ({ href: `${address('area', id)}#area`, text })),
    },
    chosen: area?.id ?? '',
    line,
    picks,
    first: near && !window && windows[0] ? boxText(windows[0].box) : undefined,
    list: byRegion(map.areas, translator),
    kept: kept.map(([name, value]) => ({ name, value })),
  };
}

/** What of an address is for the map, and what else its links are to keep. */
export function mapQuery(query: URLSearchParams, ...kept: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => ['area', 'window', ...kept].includes(name)));
}

type Layers = {
  readonly title: string;
  readonly window: MapWindow | undefined;
  /** The layer as a picture, for browsers without scripts. */
  readonly image: string;
  /** The address of an area, but for its id. */
  readonly ask: string;
  readonly moment: MomentLayers;
};

function drawLayers({ width, height }: BoardMap<object>, { title, window, image, ask, moment }: Layers): string {
  return element(
    'svg',
    {
      viewBox: boxText(window?.box ?? { x: 0, y: 0, w: width, h: height }),
      role: 'group',
      'aria-label': title,
      'font-family': BOARD_FONT,
    },
    element('image', { href: image, width, height }),
    element('g', { id: 'moment', 'data-swap': '', 'data-ask': ask }, moment.under),
    element('g', { id: 'pieces', 'data-swap': '', 'aria-hidden': 'true' }, moment.over),
  );
}

const boxText = ({ x, y, w, h }: MapWindow['box']) => `${x} ${y} ${w} ${h}`;

function byRegion(places: readonly MapPlace[], { t, locale }: Translator): MapModel['list'] {
  const areas = places.map(({ id, name, region }) => ({ id, name: t(name), region: region && t(region) }));
  const regions = [...new Set(areas.map(({ region }) => region))];
  return regions.map((region) => ({
    region,
    areas: areas.filter((area) => area.region === region).toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  }));
}
