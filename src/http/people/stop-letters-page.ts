import type { Request, Response } from 'express';
import { msg } from '../../i18n/msg.ts';
import { hasStops, type LetterAbout, letLettersCome, STOPS, type Stop, stopLetters } from '../../people/mail-stops.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import type { HttpContext } from '../context.ts';
import { sendPage } from '../page/render-page.ts';

/** What a one-click unsubscribe of a mail program means, which says nothing but that. */
const ONE_CLICK: Stop = 'kind';

/**
 * Stopping mails of people at whose table one does not sit: this kind, this person, or all. It needs no account, and
 * can be taken back on the same page.
 */
export function stopLettersPage(context: HttpContext) {
  const { services } = context;
  const kindWords = (about: LetterAbout) => msg(`pages.unsubscribe.kind-${about.kind}`);

  const show = async (req: Request, res: Response, about: LetterAbout, done: ReturnType<typeof msg> | undefined) => {
    const choices = STOPS.filter((stop) => stop !== 'from' || about.sender !== undefined);
    const data = {
      done,
      email: about.email,
      stopped: await hasStops(services, about.email),
      choices: choices.map((value) => ({
        value,
        label: msg(`pages.unsubscribe.stop-${value}`, { kind: kindWords(about) }),
      })),
    };
    sendPage(context, req, res, { name: 'stop-letters', data });
  };

  return {
    ask: (req: Request, res: Response, about: LetterAbout) => show(req, res, about, undefined),
    async act(req: Request, res: Response, about: LetterAbout, wanted: string | undefined): Promise<void> {
      if (wanted === 'none') await letLettersCome(services, about.email);
      else await stopLetters(services, about, STOPS.find((one) => one === wanted) ?? ONE_CLICK);
      const player = await findPlayerByEmail(services, about.email);
      if (player) context.callers.forget(player.id);
      const done = wanted === 'none' ? msg('pages.unsubscribe.comes-again') : msg('pages.unsubscribe.done');
      await show(req, res, about, done);
    },
  };
}
