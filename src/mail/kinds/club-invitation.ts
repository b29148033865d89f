import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import { stopLinks } from '../letter/foot-links.ts';
import { readerAt } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';

/** News as long as the invitation is open, and they are no member yet. */
export const clubInvitation: LetterKind<'club-invitation'> = {
  letter: async ({ services: s }, mail) => {
    const [{ clubInvitation: id }] = mail.told;
    const found = await s.db.clubInvitation.findUnique({ where: { id }, include: { club: true } });
    if (!found) return drop('no-such-invitation');
    const { club, clubId, email, word, expiresAt } = found;
    if (found.declinedAt || expiresAt <= s.clock.now()) return drop('invitation-over');
    const player = await findPlayerByEmail(s, email);
    if (player && !wantsMail(player.mail, 'invitation')) return drop('not-wanted');
    if (player && (await s.db.clubMember.count({ where: { clubId, playerId: player.id } })) > 0)
      return drop('invitation-over');

    const host = await s.db.player.findUniqueOrThrow({ where: { id: club.hostId } });
    const token = await issueLink(s, { purpose: 'club-invitation', clubInvitationId: id, email });
    const unsubscribeUrl = await stopUrl(s, mail, email);
    const facts = {
      ...{ hostName: host.name, clubName: club.name, about: club.about, word, until: expiresAt, unsubscribeUrl },
      members: await s.db.clubMember.count({ where: { clubId } }),
      url: linkUrl(s.settings, 'club-invitation', token),
      baseUrl: s.settings.baseUrl,
    };
    const to = readerAt(email, player, host);
    return { what: 'letter', to, compose: (translator) => composeClubInvitation(facts, translator), unsubscribeUrl };
  },
};

export type ClubInvitationMail = {
  readonly hostName: string;
  readonly clubName: string;
  /** What the club is about, and what the host says to them; may be empty. */
  readonly about: string;
  readonly word: string;
  readonly members: number;
  readonly until: Date;
  readonly url: string;
  readonly unsubscribeUrl: string;
  readonly baseUrl: string;
};

/** Somebody asks you to become a member of their club: who, in their words, what that means, until when, one link. */
export function composeClubInvitation(mail: ClubInvitationMail, translator: Translator): MailContent {
  const { about, word } = mail;
  const names = { host: mail.hostName, club: mail.clubName };
  const until = { until: translator.dateTime(mail.until), zone: translator.timeZone };
  return writeLetter(
    {
      subject: msg('clubs.mail-subject', names),
      headline: msg('clubs.mail-title', names),
      opening: word === '' ? undefined : { by: mail.hostName, lines: word.split('\n') },
      leads: [...(about === '' ? [] : [msg('clubs.mail-about', { about })]), msg('clubs.mail-lead')],
      facts: [msg('clubs.members-count', { count: mail.members }), msg('clubs.mail-until', until)],
      button: { words: msg('clubs.mail-button'), url: mail.url },
      notes: [msg('clubs.mail-binds')],
      why: msg('clubs.mail-why', names),
      links: stopLinks(mail.unsubscribeUrl),
      ...(word === '' ? {} : { preheader: [word] }),
    },
    mail.baseUrl,
    translator,
  );
}
