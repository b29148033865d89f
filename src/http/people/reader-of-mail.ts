import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Player } from '../../people/player.ts';
import { findPlayerByEmail, forgetNewcomer, playerByEmail } from '../../people/player-by-email.ts';
import { requestSignIn } from '../../people/request-sign-in.ts';
import { openSession } from '../../people/session.ts';
import type { Services } from '../../platform/services.ts';
import type { Caller } from '../middleware/caller.ts';
import type { PageCall } from '../route/page.ts';
import { type Redirect, type Reply, redirect, shown } from '../route/reply.ts';

/** The person whom a mail with a link went to. */
export type Addressee = {
  readonly email: string;
  /** The account that was written to, which may have another address by now. */
  readonly playerId?: string | undefined;
  /** Where the same optional action waits for readers who are signed in. */
  readonly page: string;
};

/**
 * The reader who follows a link that was mailed to an address. Mails are forwarded and read over shoulders, so a link
 * does not prove who reads it: it never signs an account in that exists already.
 */
export type MailReader =
  /** Signed in as the one who was written to. */
  | { readonly kind: 'addressee'; readonly player: Player }
  /** Signed in as somebody else. */
  | { readonly kind: 'other'; readonly player: Player }
  | { readonly kind: 'anonymous' };

export function mailReader(caller: Caller, { email, playerId }: Omit<Addressee, 'page'>): MailReader {
  if (caller.kind === 'anonymous') return { kind: 'anonymous' };
  const { player } = caller;
  return { kind: player.email === email || player.id === playerId ? 'addressee' : 'other', player };
}

/** It is done; `newcomers` are signed in from here on. */
export type Accepted<T> = {
  readonly kind: 'accepted';
  readonly done: T;
  readonly newcomer: Redirect['session'];
};

/**
 * Does what the link offers, as the account it was mailed to: its reader is signed in there, or is new and gets the
 * account and a session with the first use. A reader who has an account and is not signed in is mailed a link to sign
 * in, which leads to `page`; the page that says so is given back. Refuses (`forbidden`) a reader who is signed in as
 * somebody else, and what `work` and `requestSignIn` refuse.
 */
export async function acceptByLink<T>(
  { services, caller, translator }: PageCall,
  addressee: Addressee,
  work: (playerId: string) => Promise<T>,
): Promise<Accepted<T> | Reply> {
  const { email } = addressee;
  const reader = mailReader(caller, addressee);
  if (reader.kind === 'addressee') return { kind: 'accepted', done: await work(reader.player.id), newcomer: undefined };
  if (reader.kind === 'other') throw new Refusal('forbidden', notYours(reader.player, email));

  if (await findPlayerByEmail(services, email)) return askSignIn(services, addressee, translator);
  const { player, created } = await playerByEmail(services, email, { locale: translator.locale });
  // Another request made the account meanwhile: it is not this reader's to be signed in to.
  if (!created) return askSignIn(services, addressee, translator);

  const done = await work(player.id).catch(async (error: unknown) => {
    // Nothing came of it: kept, the account would ask its owner to sign in before the next try.
    await forgetNewcomer(services, player.id);
    throw error;
  });

  const { sessionToken } = await openSession(services, player.id);
  return { kind: 'accepted', done, newcomer: { token: sessionToken } };
}

/** On to `next` after a link was accepted; newcomers say first what they are called. */
export function goOnFrom({ newcomer }: Pick<Accepted<unknown>, 'newcomer'>, next: string): Reply {
  return newcomer ? redirect(`/welcome?${new URLSearchParams({ next })}`, newcomer) : redirect(next);
}

/** Refuses a reader who is signed in with another account than the mail's. */
export function notYours(player: Pick<Player, 'email'>, email: string) {
  return msg('pages.link.not-yours', { email, own: player.email });
}

async function askSignIn(services: Services, { email, page }: Addressee, { locale }: Translator): Promise<Reply> {
  await requestSignIn(services, { email, next: page, locale });
  return shown({ name: 'sign-in-sent', data: { email } });
}
