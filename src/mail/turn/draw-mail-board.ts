import type { Board } from '../../kernel/board.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameTypes } from '../../kernel/rules.ts';
import type { BoardPictures } from '../mail-room.ts';
import { changedLines } from './changed-lines.ts';
import { numberedPlaces } from './numbered-places.ts';
import type { MailBoard } from './table-mail.ts';

/** Pixels across of the board's picture in a mail 600 wide. */
const BOARD_WIDTH = 544;

/** What its reader sees now, and what they saw when they last looked; undefined: never. */
type Views = { readonly view: GameTypes['View']; readonly before: GameTypes['View'] | undefined };

type Drawing = {
  /** What the reader is asked: the numbers of answers that are places stand on the picture. */
  readonly asked: readonly Choice[];
  /** They want no pictures. */
  readonly plain: boolean;
  readonly pictures: BoardPictures;
  readonly t: (message: Message) => string;
  /** Is told why a picture could not be drawn: that must not hold up the mail, which is complete without. */
  readonly note: (why: unknown) => void;
};

/** A mail's board, in pictures and in words, and what only its reader has. */
export async function drawMailBoard(
  board: Board,
  { view, before }: Views,
  { asked, plain, pictures, t, note }: Drawing,
): Promise<{ readonly board: MailBoard; readonly hand: readonly Message[] }> {
  const places = numberedPlaces(asked, t);
  const draw = async (name: string): Promise<Buffer | undefined> => {
    if (plain) return undefined;
    try {
      return await pictures.png(board.draw(name, view, { t, places }));
    } catch (error) {
      note(error);
      return undefined;
    }
  };
  const [first, ...others] = board.pictures(view);
  const png = await draw(first.name);
  const windows = await Promise.all(
    others.map(async ({ name, title, text = [] }) => ({ name, title, text, png: await draw(name) })),
  );
  const changed = before && changedLines(wordsOf(board, before).map(t), wordsOf(board, view).map(t));
  return { board: { png, width: BOARD_WIDTH, text: board.text(view), changed, windows }, hand: board.private(view) };
}

/** A board and its windows in words. */
function wordsOf(board: Board, view: GameTypes['View']): readonly Message[] {
  return [...board.pictures(view).flatMap(({ text = [] }) => text), ...board.text(view)];
}
