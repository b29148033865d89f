import type { Drawing } from '../../kernel/board.ts';
import type { MomentDrawing, MomentLayers } from '../../kernel/board-map.ts';
import { BOARD_FONT } from '../drawing/lettering.ts';
import { type Box, element, escapeText } from '../drawing/svg.ts';
import { seatLook } from '../tokens.ts';
import { areaShape } from './area-shape.ts';
import { windowAround } from './box-of.ts';
import { drawGround, type View } from './draw-ground.ts';
import { drawLit } from './draw-lit.ts';
import { drawMarks } from './draw-marks.ts';
import { drawOwners, drawPieces, stackBoxes } from './draw-moment.ts';
import { drawNames, type NameOf } from './draw-names.ts';
import { inPicture, onPage } from './map-colours.ts';
import type { MapMoment } from './map-moment.ts';
import type { MapArea, MapPack, Point } from './map-pack.ts';
import { linesOf, ringsOf } from './outlines.ts';

/** How wide a picture is in a mail, in pixels: letters are measured by it. */
const MAIL_WIDTH = 544;
/** Pixels across of a window at most: sharp on most phones, and its file stays within 160 kB. */
const WINDOW_PIXELS = 960;
/** Letters in a window, in pixels of a mail. */
const LETTERS = 12.5;
/** A window of more map units than this names its own areas, and others as the whole map does. */
const WIDE = 1000;
/** On the whole map, which is looked at larger than in a mail. */
const WHOLE_WIDTH = 1440;

type Places = Drawing['places'];
/** Names in the reader's language, and the areas that can be picked. */
type Lettering = { readonly nameOf?: NameOf; readonly places?: Places };

/**
 * The whole map as a picture, with the names for which there is room: of seas and capitals where there are many areas.
 */
export function drawWholeMap(pack: MapPack, moment: MapMoment, title: string, lettering: Lettering = {}): string {
  const box = { x: 0, y: 0, w: pack.width, h: pack.height };
  return drawPicture(pack, moment, {
    title,
    box,
    size: (15 * pack.width) / WHOLE_WIDTH,
    thin: pack.width / WHOLE_WIDTH,
    all: false,
    only: knownFromAfar(pack),
    ...lettering,
  });
}

/** A window around areas, with letters that can be read in a mail. Throws for an area that is not on the map. */
export function drawWindow(pack: MapPack, moment: MapMoment, around: Around, lettering: Lettering = {}): string {
  return drawPart(pack, moment, { title: around.title, box: windowOf(pack, around), named: around.areas }, lettering);
}

/** A part of the map, with letters that can be read in a mail. */
export function drawPart(pack: MapPack, moment: MapMoment, part: Part, lettering: Lettering = {}): string {
  const { title, box, named = moment.arrows.flatMap(({ way }) => way), letters = LETTERS } = part;
  const pixel = box.w / MAIL_WIDTH;
  const afar = box.w > WIDE ? knownFromAfar(pack) : undefined;
  const only = afar && ((area: MapArea) => afar(area) || named.includes(area.id));
  return drawPicture(pack, moment, {
    title,
    box,
    size: letters * pixel,
    thin: pixel * 0.9,
    all: true,
    pixels: WINDOW_PIXELS,
    only,
    ...lettering,
  });
}

type Part = {
  readonly title: string;
  /** In map units. */
  readonly box: Box;
  /** The areas that are named however large it is; undefined: those through which something went. */
  readonly named?: readonly string[];
  /** In pixels of a mail; undefined: as in its windows. */
  readonly letters?: number;
};

export type Around = {
  readonly title: string;
  readonly areas: readonly string[];
  /** In map units. */
  readonly margin?: number;
};

const USUAL_MARGIN = 40;

/** The part of the map that a window shows. */
export function windowOf(pack: MapPack, { areas, margin = USUAL_MARGIN }: Around): Box {
  const lines = linesOf(pack);
  const corners = areas.flatMap((id): readonly Point[] => {
    const area = pack.areas.find((other) => other.id === id);
    if (!area) throw new Error(`There is no area ${id} on this map`);
    // A sea is as large as an ocean: its name and counters must be seen, not all of its shores.
    return area.kind === 'sea' ? [area.label, area.counters] : ringsOf(lines, area.outline).flat();
  });
  return windowAround(pack, corners, margin);
}

type Picture = Lettering & {
  readonly title: string;
  readonly box: Box;
  readonly size: number;
  readonly thin: number;
  readonly all: boolean;
  readonly pixels?: number;
  readonly only: ((area: MapArea) => boolean) | undefined;
};

function drawPicture(
  pack: MapPack,
  moment: MapMoment,
  { title, box, size, thin, all, pixels, only, nameOf, places = [] }: Picture,
): string {
  const view: View = { box, thin, paint: inPicture, outlines: 'written' };
  const colour = (place: number) => seatLook(place).light;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${box.x} ${box.y} ${box.w} ${box.h}`,
      width: MAIL_WIDTH,
      height: Math.round((MAIL_WIDTH * box.h) / box.w),
      'data-pixels': pixels,
      'font-family': BOARD_FONT,
      // Links in it are read out one by one.
      role: places.length > 0 ? 'group' : 'img',
      'aria-label': title,
    },
    element('title', {}, escapeText(title)),
    drawGround(pack, view),
    drawOwners(pack, moment, view, colour),
    drawNames(pack, view, {
      size,
      all,
      nameOf,
      taken: stackBoxes(pack, moment, size),
      only,
    }),
    drawLit(pack, places, { thin }),
    drawPieces(pack, moment, view, size, colour),
  );
}

/** Names on the page's map, in map units: those of seas and capitals from afar, all from near. */
const [FAR_NAMES, NEAR_NAMES] = [30, 15];
/** Counters, which are there from afar and from near: as the letters of names. */
const PIECES = 21;

/** From this many areas on, only some names are read from afar. */
const MANY = 100;

function knownFromAfar({ areas }: MapPack): ((area: MapArea) => boolean) | undefined {
  if (areas.length < MANY) return undefined;
  return (area) => area.kind === 'sea' || area.city === 'capital' || area.city === 'provincial';
}

/**
 * The static layer of a page, the same for everybody who reads its language: groups `ground`, `names-far` and
 * `names-near`, and each area's outline by its `areaShape`. Its colours are custom properties of the page that takes it
 * in. By itself it shows the names that are wanted; the others are there for a page that changes over.
 */
export function drawStaticLayer(pack: MapPack, names: 'far' | 'near' = 'far', nameOf?: NameOf): string {
  const box = { x: 0, y: 0, w: pack.width, h: pack.height };
  const view: View = { box, thin: 1.6, paint: onPage, outlines: 'referred' };
  const named = (of: 'far' | 'near', drawn: string) =>
    element('g', { id: `names-${of}`, display: of === names ? undefined : 'none' }, drawn);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${box.w} ${box.h}`, 'font-family': BOARD_FONT },
    element('g', { id: 'ground' }, drawGround(pack, view)),
    named('far', drawNames(pack, view, { size: FAR_NAMES, all: false, nameOf, only: knownFromAfar(pack) })),
    named('near', drawNames(pack, { ...view, thin: 0.9 }, { size: NEAR_NAMES, all: true, nameOf })),
  );
}

/** What lies on a page's map: owners, flags, stacks, arrows, the areas that can be picked, and the one looked at. */
export function drawMomentLayers(pack: MapPack, moment: MapMoment, drawing: Omit<MomentDrawing, 't'>): MomentLayers {
  const { layer, places = [], chosen, marks = [] } = drawing;
  const box = { x: 0, y: 0, w: pack.width, h: pack.height };
  const view: View = { box, thin: 1.6, paint: onPage, outlines: 'referred' };
  const colour = (place: number) => `var(--seat-${place + 1})`;
  const isThere = pack.areas.some(({ id }) => id === chosen);
  const under = [
    drawOwners(pack, moment, view, colour, layer),
    drawLit(pack, places, { thin: view.thin, layer }),
    isThere ? element('use', { class: 'chosen', href: `${layer}#${areaShape(chosen ?? '')}` }) : '',
  ];
  return {
    under: under.join(''),
    over: drawPieces(pack, moment, view, PIECES, colour) + drawMarks(pack, marks, PIECES),
  };
}
