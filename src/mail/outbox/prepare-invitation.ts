import { z } from 'zod';
import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import { timeControlSchema } from '../../time/time-control.ts';
import { composeInvitation } from '../compose-invitation.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

const dataSchema = z.object({ invitation: z.string() });

/** An invitation is news as long as it is open and the table has not begun without them. */
export async function prepareInvitation({ services: s }: MailRoom, mail: OutboxMail): Promise<Prepared> {
  const data = dataSchema.safeParse(mail.notifications[0]?.data);
  const invitation = data.success
    ? await s.db.invitation.findUnique({
        where: { id: data.data.invitation },
        include: { table: { include: { host: true } } },
      })
    : null;
  if (!invitation) return { what: 'drop', why: 'no such invitation' };

  const { table, email, seat } = invitation;
  if (invitation.status !== 'open' || table.status !== 'forming') return { what: 'drop', why: 'invitation is over' };

  const player = await findPlayerByEmail(s, email);
  if (player && !wantsMail(player.mail, 'invitation')) return { what: 'drop', why: 'not wanted' };
  // Somebody who joined a public table by themselves; the host is not told whose address it is.
  const sits = player ? await s.db.seat.count({ where: { tableId: table.id, playerId: player.id } }) : 0;
  if (sits > 0) return { what: 'drop', why: 'sits there' };

  const rules = s.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);
  const about = { invitationId: invitation.id, tableId: table.id, email };
  const accept = await issueLink(s, { purpose: 'invitation', ...about });
  const unsubscribeUrl = await stopUrl(s, mail, email);

  const content = composeInvitation(
    {
      hostName: table.host.name,
      tableName: table.name,
      gameName: rules.name,
      blurb: rules.blurb,
      seatName: seat === null ? undefined : rules.seatName(seat),
      timeControl: timeControlSchema.parse(table.timeControl),
      moderators: (await moderatorsOf(s, table.id)).own.map(({ name }) => name),
      acceptUrl: linkUrl(s.settings, 'invitation', accept),
      unsubscribeUrl,
      baseUrl: s.settings.baseUrl,
    },
    translator(player?.locale ?? 'en', player?.timeZone ?? table.timeZone),
  );
  return sendLetter(content, { to: email, format: player?.mail.format, unsubscribeUrl });
}
