import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { MailWindow, TableMail } from './table-mail.ts';
import { cidOf } from './window-pictures.ts';

/** How a mail names the picture of its whole board. */
export const BOARD = 'board';

/** Beside a picture as many lines are read of what has changed; the page has them all. */
const MOST_CHANGED = 8;

/**
 * The board of a mail. Where a picture says all of it, the words beside it say what has changed, and where the others
 * are. The plain part says what has changed, then all else, but for what rests as it was: a link leads to that.
 */
export function writeBoard({ board, boardInWords, table, seat }: TableMail, { t }: Translator) {
  if (!board) return undefined;
  const pictured = board.png !== undefined && board.windows.every(({ png }) => png);
  const whole = boardInWords || !pictured;
  const words = whole ? 'here' : 'linked';
  const changed = board.changed ?? [];
  const rests = boardInWords || !board.changed ? [] : board.rests;
  const text = without(board.text.map(t), [...changed, ...rests]);
  return {
    whole,
    changed,
    shown: changed.slice(0, MOST_CHANGED),
    more:
      changed.length > MOST_CHANGED ? t(msg('mail.board-more', { count: changed.length - MOST_CHANGED })) : undefined,
    wordsUrl: `${table.url}#board-text`,
    cid: board.png ? BOARD : undefined,
    width: board.width,
    alt: t(msg('mail.board-alt', { game: table.gameName, seat: seat.name, words })),
    text,
    all: board.text.map(t),
    rests: rests.length > 0,
    windows: board.windows.map((window) => writeWindow(table, window, changed, t)),
  };
}

/** What only the reader has: as a picture where there is one, else in words; a link where all of it is as it was. */
export function writeHand({ hand, board, boardInWords, table }: TableMail, { t }: Translator) {
  if (hand.length === 0) return undefined;
  const own = board?.own ?? [];
  const pictured = own.length > 0 && own.every(({ png }) => png);
  const same = !boardInWords && (board?.ownIsSame ?? false);
  return {
    lines: same ? [] : hand.map(t),
    same,
    pictures: own.map((window) => writeWindow(table, window, [], t)),
    whole: boardInWords || !(pictured || same),
    url: `${table.url}#private`,
  };
}

function writeWindow(table: TableMail['table'], window: MailWindow, changed: readonly string[], t: Translator['t']) {
  return { cid: cidOf(table, window), title: t(window.title), text: without(window.text.map(t), changed) };
}

/** Lines but for those that are said elsewhere. */
function without(lines: readonly string[], said: readonly string[]): readonly string[] {
  const known = new Set(said);
  return lines.filter((line) => !known.has(line));
}
