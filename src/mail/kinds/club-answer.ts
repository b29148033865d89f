import { type ClubAnswers, readAnswers } from '../../clubs/read-answers.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { DataOf } from '../../notifications/notification.ts';
import type { Services, Settings } from '../../platform/services.ts';
import { preferencesLink, stopLinks } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { type LetterLink, writeLetter } from '../letter/write-letter.ts';
import { clubUrl, newTableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';

/** Who answered the invitations of a club, all since the last mail of it: to its host, as far as it is still so. */
export const clubAnswer: LetterKind<'club-answer'> = {
  letter: async ({ services: s }, mail) => {
    const host = mail.playerId === null ? undefined : await findPlayer(s, mail.playerId);
    if (!host) return drop('nobody-to-tell');
    const answers = await readTold(s, host.id, mail.told);
    if (!answers) return drop('no-longer-news');

    const unsubscribeUrl = await stopUrl(s, mail, host.email);
    const facts = { answers, links: clubLinks(s.settings, answers), unsubscribeUrl, baseUrl: s.settings.baseUrl };
    return {
      what: 'letter',
      to: readerOf(host),
      compose: (translator) => composeClubAnswer(facts, translator),
      unsubscribeUrl,
    };
  },
};

/** What of a host's notifications about one club is still so; undefined: nothing. */
export function readTold(
  s: Pick<Services, 'db'>,
  hostId: string,
  told: readonly DataOf['club-answer'][],
): Promise<ClubAnswers | undefined> {
  return readAnswers(s, {
    ...{ clubId: told[0]?.clubId ?? '', hostId },
    playerIds: told.flatMap((one) => ('playerId' in one ? [one.playerId] : [])),
    invitationIds: told.flatMap((one) => ('declined' in one ? [one.declined] : [])),
  });
}

export type ClubLinks = { readonly club: LetterLink; readonly newTable: LetterLink };

/** What a host does next: look at the club, or begin a game of it. */
export function clubLinks(settings: Pick<Settings, 'baseUrl'>, { clubId }: Pick<ClubAnswers, 'clubId'>): ClubLinks {
  return {
    club: { words: msg('club-host.see'), url: clubUrl(settings, clubId) },
    newTable: { words: msg('club-host.new-table'), url: newTableUrl(settings, clubId) },
  };
}

type AnswerWords = {
  /** Who answered and how. */
  readonly title: Message;
  /** Their names, where they are several. */
  readonly lists: readonly { readonly title: Message; readonly lines: readonly string[] }[];
  readonly members: Message;
};

/** What there is to tell of a club, in a mail of its own and in a digest. */
export function answerWords({ clubName: club, joined, declined, members }: ClubAnswers): AnswerWords {
  const [member, ...more] = joined;
  const [none, ...others] = declined;
  const count = msg('club-host.members', { count: members });
  if (member !== undefined && more.length + declined.length === 0)
    return { title: msg('club-host.joined-title', { who: member, club }), lists: [], members: count };
  if (none && others.length + joined.length === 0)
    return { title: msg('club-host.declined-title', { who: none.name, club }), lists: [], members: count };

  const what = declined.length === 0 ? 'joined' : joined.length === 0 ? 'declined' : 'both';
  const lists = [
    { title: msg('club-host.joined'), lines: joined },
    { title: msg('club-host.declined'), lines: declined.map(({ name }) => name) },
  ];
  return {
    title: msg('club-host.title', { what, club, joined: joined.length, declined: declined.length }),
    lists: lists.filter(({ lines }) => lines.length > 0),
    members: count,
  };
}

/** The addresses that the host wrote, which may be in a mail as they are. */
export function addressesIn({ declined }: ClubAnswers): readonly string[] {
  return declined.flatMap(({ name, address }) => (address ? [name] : []));
}

export type ClubAnswerMail = {
  readonly answers: ClubAnswers;
  readonly links: ClubLinks;
  readonly unsubscribeUrl: string;
  readonly baseUrl: string;
};

/** To the host of a club: who is a member now, who has declined, how many members there are. */
export function composeClubAnswer(mail: ClubAnswerMail, translator: Translator): MailContent {
  const { answers, links, baseUrl } = mail;
  const { title, lists, members } = answerWords(answers);
  return writeLetter(
    {
      subject: title,
      headline: title,
      leads: [members],
      sections: [...lists.map((list) => ({ ...list, leads: [] })), { leads: [], lines: [], links: [links.newTable] }],
      button: links.club,
      why: msg('club-host.why', { club: answers.clubName }),
      links: [...stopLinks(mail.unsubscribeUrl), preferencesLink(baseUrl)],
      trusted: addressesIn(answers),
    },
    baseUrl,
    translator,
  );
}
