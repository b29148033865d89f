import type { InlinePicture } from '../render/mail-content.ts';
import type { MailTable, MailWindow } from './table-mail.ts';

type Of = Pick<MailTable, 'id'>;

/** How a mail names a window's picture, of which table it is included; undefined for one that could not be drawn. */
export function cidOf({ id }: Of, { name, png }: MailWindow): string | undefined {
  return png && `board-${id}-${name}`;
}

/** Windows as the pictures of a mail. */
export function windowPictures(table: Of, windows: readonly MailWindow[]): readonly InlinePicture[] {
  return windows.flatMap((window) => {
    const cid = cidOf(table, window);
    return window.png && cid !== undefined ? [{ cid, filename: `${window.name}.png`, png: window.png }] : [];
  });
}
