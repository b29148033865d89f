import type { Board, BoardPicture } from '../../kernel/board.ts';
import type { MapWindow, Theatre } from '../../kernel/board-map.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { ToldMoves } from '../../kernel/map-move.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameTypes } from '../../kernel/rules.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { BoardPictures } from '../mail-room.ts';
import { changedLines } from './changed-lines.ts';
import { numberedPlaces } from './numbered-places.ts';
import type { MailBoard, MailWindow, TableMail } from './table-mail.ts';

/** Pixels across of the board's picture in a mail 600 wide. */
const BOARD_WIDTH = 544;
/** Windows of a mail, those on what moved first: more would make it longer than anybody reads. */
const MOST_WINDOWS = 3;
/** Of a table in a digest. */
const MOST_IN_DIGEST = 1;
/** A window of which more than this part is seen in another is left out. */
const SEEN = 0.5;

type View = GameTypes['View'];
/** What its reader sees now, and what they saw when they last looked; undefined: never. */
type Views = { readonly view: View; readonly before: View | undefined };

type Drawing = {
  /** What went where since they last looked. */
  readonly told: readonly ToldMoves[];
  /** What happened since then that is drawn by itself. */
  readonly scenes: readonly Scene[];
  /** What the reader is asked: the numbers of answers that are places stand on the picture. */
  readonly asked: readonly Choice[];
  /** They want no pictures. */
  readonly plain: boolean;
  /** One table of a digest: what moved, and nothing else. */
  readonly brief?: boolean | undefined;
  readonly pictures: BoardPictures;
  readonly t: (message: Message) => string;
  /** Is told why a picture could not be drawn: that must not hold up the mail, which is complete without. */
  readonly note: (why: unknown) => void;
};

type Drawn = Pick<TableMail, 'board' | 'hand' | 'theatres' | 'scenes'>;

/**
 * A mail's board, in pictures and in words, where something moved, and what only its reader has. What looks as it did
 * when they last looked is left to the table's page, unless they are asked for orders.
 */
export async function drawMailBoard(board: Board, { view, before }: Views, drawing: Drawing): Promise<Drawn> {
  const { told, asked, t } = drawing;
  const seen = board.map?.theatres(told).slice(0, drawing.brief ? MOST_IN_DIGEST : MOST_WINDOWS) ?? [];
  const scenes = await Promise.all(drawing.scenes.map((scene) => drawScene(scene, drawing)));
  const theatres = await Promise.all(seen.map((theatre) => drawTheatre(board, theatre, view, drawing)));
  if (drawing.brief) return { board: undefined, hand: [], theatres, scenes };

  const places = numberedPlaces(asked, t);
  const moves = told.flatMap((one) => one.moves);
  const draw = (name: string) => png(drawing, () => board.draw(name, view, { t, places, moves }, before));
  const [first, ...others] = board.pictures(view);
  const isSame = handIsSame(board, { view, before }, drawing);
  const wanted = others.filter((picture) =>
    picture.own ? !isSame : isNews(board, picture, { view, before }, drawing, places.length > 0),
  );
  const shown = withoutSeen(wanted, board.map?.windows(view) ?? [], seen);
  const [main, ...windows] = await Promise.all(
    [first, ...shown].map(async ({ name, title, text = [], own }) => ({
      name,
      title,
      text,
      own,
      png: await draw(name),
    })),
  );
  const changed = before && changedLines(wordsOf(board, before).map(t), wordsOf(board, view).map(t));
  const mailed: MailBoard = {
    png: main?.png,
    width: BOARD_WIDTH,
    text: board.text(view),
    rests: (board.rests?.(view) ?? []).map(t),
    changed,
    windows: windows.filter(({ own }) => !own),
    own: windows.filter(({ own }) => own),
    ownIsSame: isSame,
  };
  return { board: mailed, hand: board.private(view), theatres, scenes };
}

async function drawTheatre(board: Board, theatre: Theatre, view: View, drawing: Drawing): Promise<MailWindow> {
  const { name, title, text } = theatre;
  const svg = () => board.map?.drawTheatre(theatre, view, { t: drawing.t }) ?? '';
  return { name, title, text, png: await png(drawing, svg) };
}

async function drawScene(scene: Scene, drawing: Drawing): Promise<MailWindow> {
  const { name, title, text } = scene;
  return { name, title, text, png: await png(drawing, () => scene.draw({ t: drawing.t })) };
}

async function png({ plain, pictures, note }: Drawing, draw: () => string): Promise<Buffer | undefined> {
  if (plain) return undefined;
  try {
    return await pictures.png(draw());
  } catch (error) {
    note(error);
    return undefined;
  }
}

/** Whether pictures would show once more what only the reader has, as it was; never where they write orders by it. */
function handIsSame(board: Board, { view, before }: Views, { asked, t }: Drawing): boolean {
  if (!before || asked.some(({ kind }) => kind === 'sheet') || !board.pictures(view).some(({ own }) => own))
    return false;
  return changedLines(board.private(before).map(t), board.private(view).map(t)).length === 0;
}

/** Whether a picture shows something that its reader has not seen, or that they need to answer. */
function isNews(
  board: Board,
  { name, seldom }: BoardPicture,
  { view, before }: Views,
  { asked, t }: Drawing,
  placed: boolean,
): boolean {
  if (seldom) return false;
  const isOnMap = board.map?.windows(view).some((window) => window.name === name) ?? false;
  if (!before || asked.some(({ kind }) => kind === 'sheet') || (placed && isOnMap)) return true;
  const known = board.pictures(before).some((one) => one.name === name);
  return !known || board.draw(name, before, { t }, before) !== board.draw(name, view, { t }, before);
}

/** Without windows on what the theatres show, and without more of them than anybody looks at. */
function withoutSeen(
  pictures: readonly BoardPicture[],
  windows: readonly MapWindow[],
  theatres: readonly Theatre[],
): readonly BoardPicture[] {
  let left = MOST_WINDOWS - theatres.length;
  return pictures.filter(({ name }) => {
    const window = windows.find((one) => one.name === name);
    if (!window) return true;
    if (left <= 0 || theatres.some(({ box }) => common(window.box, box) > SEEN)) return false;
    left -= 1;
    return true;
  });
}

type Box = MapWindow['box'];

/** Which part of a box lies within another. */
function common(box: Box, other: Box): number {
  const w = Math.min(box.x + box.w, other.x + other.w) - Math.max(box.x, other.x);
  const h = Math.min(box.y + box.h, other.y + other.h) - Math.max(box.y, other.y);
  return w > 0 && h > 0 ? (w * h) / (box.w * box.h) : 0;
}

/** A board and its windows in words. */
function wordsOf(board: Board, view: View): readonly Message[] {
  return [...board.pictures(view).flatMap(({ text = [] }) => text), ...board.text(view)];
}
