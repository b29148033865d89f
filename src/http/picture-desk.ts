import type { Request, Response } from 'express';
import type { Pictures } from '../pictures/pictures.ts';
import { addressOf, Hurried, knownAs } from './middleware/limit-rate.ts';
import { windowCounter } from './middleware/window-counter.ts';

/** New pictures in a minute. One takes some 150 ms of a core, and turn mails need them too. */
export type PictureLimits = {
  /** For one player, or one link of a mail. */
  readonly player: number;
  /** For one address where the caller is not known, and for all of those together. */
  readonly stranger: number;
  readonly strangers: number;
  /** How many pictures for pages may wait at once. */
  readonly waiting: number;
};
export const USUAL_PICTURE_LIMITS: PictureLimits = { player: 60, stranger: 6, strangers: 20, waiting: 30 };

/**
 * Gives the PNG of an SVG to a caller. One that was drawn before costs nothing; too many new ones are refused (429).
 */
export type PictureDesk = { png(req: Request, res: Response, svg: string): Promise<Buffer> };

const MINUTE = 60_000;
const BUSY_SECONDS = 10;

export function createPictureDesk(
  pictures: Pick<Pictures, 'png' | 'ready' | 'waiting'>,
  limits: PictureLimits = USUAL_PICTURE_LIMITS,
): PictureDesk {
  const ofPlayer = windowCounter(limits.player, MINUTE);
  const ofStranger = windowCounter(limits.stranger, MINUTE);
  const ofStrangers = windowCounter(limits.strangers, MINUTE);

  const waitFor = (req: Request, res: Response): number | undefined => {
    if (pictures.waiting() >= limits.waiting) return BUSY_SECONDS;
    const known = knownAs(res);
    return known === undefined ? (ofStranger.count(addressOf(req)) ?? ofStrangers.count('all')) : ofPlayer.count(known);
  };

  return {
    async png(req, res, svg) {
      const ready = pictures.ready(svg);
      if (ready) return ready;
      const wait = waitFor(req, res);
      if (wait !== undefined) throw new Hurried(wait);
      return pictures.png(svg, 'page');
    },
  };
}
