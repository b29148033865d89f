import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { addressesIn, answerWords, type ClubAnswerMail } from '../kinds/club-answer.ts';
import { stopLinks } from '../letter/foot-links.ts';
import type { MailContent } from '../render/mail-content.ts';
import { renderMail } from '../render/render-mail.ts';
import { headOf } from './compose-table-mail.ts';
import type { Occasion } from './occasion.ts';
import type { TableMail } from './table-mail.ts';
import { waitingWords } from './waiting-words.ts';
import { windowPictures } from './window-pictures.ts';
import { writeNews } from './write-news.ts';
import { writeQuestion } from './write-question.ts';

/** A table in a digest: what there is to tell of it. */
export type DigestTable = { readonly mail: TableMail; readonly occasions: readonly Occasion[] };

/** A club in a digest, for its host. */
export type DigestClub = Pick<ClubAnswerMail, 'answers' | 'links'> & { readonly stopUrl: string };

export type Digest = {
  readonly tables: readonly DigestTable[];
  readonly clubs: readonly DigestClub[];
  readonly unsubscribeUrl: string;
  readonly baseUrl: string;
  readonly now: Date;
};

/**
 * All that there is to tell a player of several tables: first those where they have the least time, last those where
 * nobody waits for them; for each its news, what is asked with a link for every answer, and by when. Then the clubs
 * that they host.
 */
export function composeDigest(digest: Digest, translator: Translator): MailContent {
  const { tables, clubs, unsubscribeUrl, baseUrl, now } = digest;
  const { t } = translator;
  const inOrder = tables.toSorted((a, b) => urgency(a.mail) - urgency(b.mail));
  const waiting = tables.filter(({ mail }) => mail.questions.length > 0).length;
  const count = { count: tables.length, waiting };
  const written = inOrder.map((one) => writeTable(one, translator));
  const ofClubs = clubs.map((one) => writeClub(one, translator));
  const onlyClubs = tables.length === 0;
  const data = {
    headline: t(onlyClubs ? msg('club-host.digest-title', { count: clubs.length }) : msg('digests.title', count)),
    leads: onlyClubs ? [] : [t(msg('digests.lead', count))],
    tables: written,
    clubs: ofClubs,
    small: [t(msg('digests.why'))],
    preferencesUrl: `${baseUrl}/preferences`,
    unsubscribeUrl,
  };
  const ofTables = written.map(({ title, questions: [first] }) => (first ? `${title}: ${first.due}` : title));
  const preheader = [...ofTables, ...ofClubs.map(({ headline }) => headline)].join(' · ');
  const when = translator.dateTime(now);
  const subject = t(
    onlyClubs
      ? msg('club-host.digest-subject', { count: clubs.length, when })
      : msg('digests.subject', { ...count, when }),
  );
  const constant = t(msg('digests.subject-constant'));
  const pictures = tables.flatMap(({ mail }) => windowPictures(mail.table, [...mail.scenes, ...mail.theatres]));
  const trusted = clubs.flatMap(({ answers }) => addressesIn(answers));
  return renderMail('digest', { subject, constant, preheader, baseUrl, trusted }, data, pictures, translator);
}

/** Milliseconds until the reader's time runs out; what has no time comes after what has, and what is not asked last. */
function urgency({ questions, asked }: TableMail): number {
  const times = questions.map(({ dueAt }) => dueAt?.getTime() ?? LATER);
  return Math.min(...times, asked.length > 0 ? LATER + 1 : LATER + 2);
}
const LATER = 8.64e15;

function writeTable({ mail, occasions }: DigestTable, translator: Translator) {
  const { table, seat, now } = mail;
  const { t } = translator;
  const head = headOf(mail, occasions, translator);
  const asked = head.end ? [] : [...mail.questions, ...mail.asked];
  const questions = asked.map((question) => writeQuestion(table, question, false, now, translator));
  return {
    title: `${table.name} · ${t(seat.name)}`,
    game: t(table.gameName),
    headline: t(head.headline),
    leads: head.leads.map(t),
    notes: (head.notes ?? []).map(t),
    warnings: head.end ? [] : mail.warnings.map(t),
    news: writeNews(mail, head, translator),
    questions,
    waiting: questions.length > 0 || head.end ? undefined : t(waitingWords(mail)),
    tableUrl: table.url,
    chronicle: table.chronicle && { words: t(table.chronicle.words), url: table.chronicle.url },
  };
}

function writeClub({ answers, links, stopUrl }: DigestClub, { t }: Translator) {
  const { title, lists, members } = answerWords(answers);
  return {
    title: answers.clubName,
    headline: t(title),
    lists: lists.map((list) => ({ ...list, title: t(list.title) })),
    members: t(members),
    links: [links.club, links.newTable, ...stopLinks(stopUrl)].map(({ words, url }) => ({ words: t(words), url })),
  };
}
