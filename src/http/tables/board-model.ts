import type { Translator } from '../../i18n/translator.ts';
import type { Board, Drawing } from '../../kernel/board.ts';
import type { BoardMap } from '../../kernel/board-map.ts';
import type { LegendItem } from '../../kernel/legend.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { ToldScene } from '../../kernel/scene.ts';
import { legendFileOf } from '../games/legend-file.ts';
import { rulesPage } from '../games/rules-page.ts';
import { drawnBoard } from './drawn-boards.ts';
import { legendOf, linkLegend } from './link-legend.ts';
import { type MapLook, type MapModel, mapModel } from './map-model.ts';

type Drawn = { readonly title: Message; readonly svg: string };

export type BoardModel = {
  /** The board as a drawing, or as a map to be moved and zoomed. */
  readonly svg: string | undefined;
  readonly map: MapModel | undefined;
  /** What happened lately, drawn as pictures of their own, each with the same in words. */
  readonly scenes: readonly (Drawn & { readonly text: readonly Message[] })[];
  /** What is drawn beside a map that can be moved: a display, a treasury. */
  readonly beside: readonly (Drawn & { readonly name: string })[];
  readonly text: readonly Message[];
  readonly caption: Message;
  /** What can be asked of the drawings: a link in them leads to each. */
  readonly about: readonly LegendItem[];
  /** The page of the game's rules, and the file with the words for its icons. */
  readonly rules: string | undefined;
  readonly legend: string | undefined;
};

/**
 * The board of a view: the picture, the same in words, and what is below it. With a `look`, a game's map can be moved
 * about and asked of its areas; the board of another game is a picture all the same.
 */
export function boardModel(
  game: GameModule,
  view: object,
  caption: Message,
  translator: Translator,
  {
    look,
    places = [],
    beside = false,
    scenes: told = [],
  }: {
    readonly look?: MapLook;
    readonly places?: NonNullable<Drawing['places']>;
    /** With what is drawn beside the map. */
    readonly beside?: boolean;
    readonly scenes?: readonly ToldScene[];
  } = {},
): BoardModel {
  const { board } = game;
  const { t } = translator;
  const rules = rulesPage(game);
  const shown = legendOf(board, view, rules);
  const legend = legendFileOf(game, translator)?.address;
  const asked = new Set<LegendItem>();
  /** A drawing that can be asked about its parts. */
  const linked = (drawing: string): string => {
    const { svg, about } = linkLegend(drawing, shown, t);
    for (const item of about) asked.add(item);
    return svg;
  };
  const scenes = (board.scenes?.(told) ?? []).map(({ title, text, draw }) => ({
    title,
    text,
    svg: linked(draw({ t })),
  }));
  if (look && board.map) {
    const text = board.text(view);
    const title = t(board.pictures(view)[0].title);
    const map = mapModel(
      { id: game.rules.id, map: board.map, view, seen: shown.seen },
      { places, ...look },
      title,
      translator,
    );
    const drawn = beside ? besideMap(board.map, board, view, translator) : [];
    const ask = drawn.map((one) => ({ ...one, svg: linked(one.svg) }));
    return { svg: undefined, map, scenes, beside: ask, text, caption, about: [...asked], rules, legend };
  }
  const { about, ...drawn } = drawnBoard(board, view, translator, places, rules);
  return { ...drawn, map: undefined, scenes, beside: [], caption, about: [...asked, ...about], rules, legend };
}

/** The pictures of a view that are no part of its map. */
function besideMap(map: BoardMap<object>, board: Board, view: object, { t }: Translator): BoardModel['beside'] {
  const windows = new Set(map.windows(view).map(({ name }) => name));
  return board
    .pictures(view)
    .slice(1)
    .filter(({ name }) => !windows.has(name))
    .map(({ name, title }) => ({ name, title, svg: board.draw(name, view, { t }) }));
}
