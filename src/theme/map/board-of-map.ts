import type { Board, Drawing } from '../../kernel/board.ts';
import type { BoardMap } from '../../kernel/board-map.ts';
import type { MapMove } from '../../kernel/map-move.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameTypes } from '../../kernel/rules.ts';
import { describeArea } from './describe-area.ts';
import { drawMomentLayers, drawPart, drawStaticLayer, drawWholeMap, drawWindow, windowOf } from './draw-map.ts';
import type { MapMoment } from './map-moment.ts';
import { type MapNames, printedNames } from './map-names.ts';
import type { MapArea, MapPack } from './map-pack.ts';
import { tellMap, tellWindow } from './tell-map.ts';
import { theatresOf } from './theatres.ts';

/** What a game says of its map. */
export type MapGame<View> = {
  readonly pack: MapPack;
  readonly title: Message;
  /** Without them the map is read as its pack prints it. */
  readonly names?: MapNames;
  /** What stands there, as far as the viewer knows it. */
  moment(view: View): MapMoment;
  /** The windows that the viewer's mails take beside the whole, the most important first. */
  windows(view: View): readonly GameWindow[];
};

export type GameWindow = {
  /** Different from `whole` and from the other windows' names. */
  readonly name: string;
  readonly title: Message;
  /** The areas around which it is. */
  readonly areas: readonly string[];
  /** In map units. */
  readonly margin?: number;
};

const WHOLE = 'whole';

const withMoves = (moment: MapMoment, moves: readonly MapMove[] = []): MapMoment => ({
  ...moment,
  arrows: [...moment.arrows, ...moves],
});

/** The board of a game that is played on a map: the whole and the game's windows, each with the same in words. */
export function boardOfMap<G extends GameTypes>(
  game: MapGame<G['View']>,
): Pick<Board<G>, 'pictures' | 'draw' | 'text'> & { readonly map: BoardMap<G['View']> } {
  const { pack, title, moment, windows, names = printedNames(game.pack) } = game;
  const nameIn = (t: Drawing['t']) => (area: MapArea) => t(names.area(area.id));
  const around = ({ areas, margin }: GameWindow, words: string) => ({
    title: words,
    areas,
    ...(margin === undefined ? {} : { margin }),
  });
  return {
    pictures: (view) => [
      { name: WHOLE, title },
      ...windows(view).map((window) => ({
        name: window.name,
        title: window.title,
        text: tellWindow(pack, names, moment(view), around(window, '')),
      })),
    ],
    draw: (name, view, { t, places, moves }) => {
      const window = windows(view).find((one) => one.name === name);
      if (!window && name !== WHOLE) throw new Error(`There is no picture ${name} of this map`);
      return window
        ? drawWindow(pack, moment(view), around(window, t(window.title)), { nameOf: nameIn(t), places })
        : drawWholeMap(pack, withMoves(moment(view), moves), t(title), { nameOf: nameIn(t), places });
    },
    text: (view) => tellMap(pack, names, moment(view)),
    map: {
      width: pack.width,
      height: pack.height,
      areas: pack.areas.map((area) => ({
        id: area.id,
        name: names.area(area.id),
        region: area.kind === 'land' ? names.region(area.region) : undefined,
      })),
      layer: (from, t) => drawStaticLayer(pack, from, nameIn(t)),
      moment: (view, drawing) => drawMomentLayers(pack, withMoves(moment(view), drawing.moves), drawing),
      windows: (view) =>
        windows(view).map((window) => ({
          name: window.name,
          title: window.title,
          box: windowOf(pack, around(window, '')),
        })),
      theatres: (told) => theatresOf(pack, names, told),
      drawTheatre: ({ title: of, box, moves }, view, { t, places }) =>
        drawPart(pack, withMoves(moment(view), moves), { title: t(of), box }, { nameOf: nameIn(t), places }),
      area: (view, id) => describeArea(pack, names, moment(view), id),
    },
  };
}
