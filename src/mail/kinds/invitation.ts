import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { type Company, companyText, lengthText, otherwiseText, paceText } from '../../lobby/about-table.ts';
import { readCompany } from '../../lobby/read-company.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import { type TimeControl, timeControlSchema } from '../../time/time-control.ts';
import { stopLinks } from '../letter/foot-links.ts';
import { drawGame } from '../letter/game-picture.ts';
import { readerAt } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl, rulesUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';
import { goesWithoutAt, moduleOf } from './rules-of.ts';

/** News as long as the invitation is open and the table has not begun without them. */
export const invitation: LetterKind<'invitation'> = {
  letter: async (room, mail) => {
    const { services: s } = room;
    const [{ invitation: id, reminder }] = mail.told;
    const found = await s.db.invitation.findUnique({
      where: { id },
      include: { table: { include: { host: true } } },
    });
    if (!found) return drop('no-such-invitation');
    const { table, email, seat } = found;
    if (found.status !== 'open' || table.status !== 'forming') return drop('invitation-over');
    const player = await findPlayerByEmail(s, email);
    if (player && !wantsMail(player.mail, 'invitation')) return drop('not-wanted');
    // Somebody who joined a public table by themselves; the host is not told whose address it is.
    const sits = player ? await s.db.seat.count({ where: { tableId: table.id, playerId: player.id } }) : 0;
    if (sits > 0) return drop('plays-there');

    const module = moduleOf(s, table.game);
    const { rules } = module;
    const accept = await issueLink(s, { purpose: 'invitation', invitationId: id, tableId: table.id, email });
    const unsubscribeUrl = await stopUrl(s, mail, email);
    const to = readerAt(email, player, { timeZone: table.timeZone, locale: table.host.locale });
    const { company, players } = await readCompany(s, table, id);
    const facts: InvitationMail = {
      reminder,
      hostName: table.host.name,
      tableName: table.name,
      word: table.word,
      gameName: rules.name,
      blurb: rules.blurb,
      goesWithout: goesWithoutAt(s, table),
      company,
      seatName: seat === null ? undefined : rules.seatName(seat),
      length: lengthText(module, players, table.options),
      timeControl: timeControlSchema.parse(table.timeControl),
      otherwise: otherwiseText(module, Object(table.options)),
      moderators: (await moderatorsOf(s, table.id)).own.map(({ name }) => name),
      picture: await drawGame(room, module, to),
      acceptUrl: linkUrl(s.settings, 'invitation', accept),
      rulesUrl: rulesOfGame(module, s.settings),
      unsubscribeUrl,
      baseUrl: s.settings.baseUrl,
    };
    return { what: 'letter', to, compose: (translator) => composeInvitation(facts, translator), unsubscribeUrl };
  },
};

/** The page with a game's rules; of one without, none. */
export function rulesOfGame({ rules, rulebook }: GameModule, settings: { readonly baseUrl: string }) {
  return rulebook && rulesUrl(settings, rules.id);
}

export type InvitationMail = {
  /** They were asked before, and have not answered. */
  readonly reminder: boolean;
  readonly hostName: string;
  readonly tableName: string;
  /** What the host says to them; may be empty. */
  readonly word: string;
  readonly gameName: Message;
  readonly blurb: Message;
  /** Of a game that is not finished: what is played. */
  readonly goesWithout: Message | undefined;
  readonly company: Company;
  /** The seat that is kept for them. */
  readonly seatName: Message | undefined;
  readonly length: Message | undefined;
  readonly timeControl: TimeControl;
  /** The options that are not as usual. */
  readonly otherwise: Message | undefined;
  /** The table's moderators so far, by name. */
  readonly moderators: readonly string[];
  /** A game under way, as PNG. */
  readonly picture: Buffer | undefined;
  readonly acceptUrl: string;
  readonly rulesUrl: string | undefined;
  readonly unsubscribeUrl: string;
  readonly baseUrl: string;
};

/** Somebody asks you to play: who, what, with whom, how long and how fast, and one link to accept or decline. */
export function composeInvitation(mail: InvitationMail, translator: Translator): MailContent {
  const { seatName: seat, moderators, length, otherwise, picture, reminder } = mail;
  const names = { host: mail.hostName, game: mail.gameName, table: mail.tableName };
  const facts = [
    companyText(mail.company),
    seat ? msg('mail.invitation-seat', { seat }) : msg('mail.invitation-any-seat'),
    ...(length ? [length] : []),
    paceText(mail.timeControl, translator),
    ...(otherwise ? [otherwise] : []),
    ...(moderators.length > 0
      ? [msg('mail.invitation-moderators', { count: moderators.length, names: moderators })]
      : []),
  ];
  const rules = mail.rulesUrl ? [{ words: msg('lobby.rules', { game: mail.gameName }), url: mail.rulesUrl }] : [];
  return writeLetter(
    {
      subject: msg(reminder ? 'lobby.reminder-subject' : 'subjects.invitation', names),
      about: { game: mail.gameName, table: mail.tableName },
      headline: msg(reminder ? 'lobby.reminder' : 'mail.invitation-title', names),
      opening: mail.word === '' ? undefined : { by: mail.hostName, lines: mail.word.split('\n') },
      leads: [...(reminder ? [msg('lobby.reminder-lead')] : []), mail.blurb, msg('mail.invitation-lead', names)],
      facts,
      picture: picture && { png: picture, alt: msg('lobby.picture', { game: mail.gameName }) },
      button: { words: msg('mail.invitation-accept'), url: mail.acceptUrl },
      notes: [...(mail.goesWithout ? [mail.goesWithout] : []), msg('mail.invitation-binds')],
      why: msg('mail.invitation-why', names),
      links: [...rules, ...stopLinks(mail.unsubscribeUrl)],
      preheader: [...(mail.word === '' ? [] : [mail.word]), ...facts],
    },
    mail.baseUrl,
    translator,
  );
}
