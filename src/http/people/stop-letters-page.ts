import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { hasStops, type LetterAbout, letLettersCome, STOPS, type Stop, stopLetters } from '../../people/mail-stops.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import type { Services } from '../../platform/services.ts';
import type { HttpContext } from '../context.ts';
import { type Reply, shown } from '../route/reply.ts';

/** What a one-click unsubscribe of a mail program means, which says nothing but that. */
const ONE_CLICK: Stop = 'kind';

const kindWords = (about: LetterAbout) => msg(`pages.unsubscribe.kind-${about.kind}`);

/**
 * Stopping mails of people at whose table one does not sit: this kind, this person, or all. It needs no account, and
 * can be taken back on the same page.
 */
export function askAboutLetters(services: Services, about: LetterAbout): Promise<Reply> {
  return show(services, about, undefined);
}

/** Does what was picked there; what a mail program sends for its one click picks nothing. */
export async function actOnLetters(
  { services, callers }: HttpContext,
  about: LetterAbout,
  wanted: string | undefined,
): Promise<Reply> {
  if (wanted === 'none') await letLettersCome(services, about.email);
  else await stopLetters(services, about, STOPS.find((one) => one === wanted) ?? ONE_CLICK);
  const player = await findPlayerByEmail(services, about.email);
  if (player) callers.forget(player.id);
  return show(
    services,
    about,
    wanted === 'none' ? msg('pages.unsubscribe.comes-again') : msg('pages.unsubscribe.done'),
  );
}

async function show(services: Services, about: LetterAbout, done: Message | undefined): Promise<Reply> {
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
  return shown({ name: 'stop-letters', data });
}
