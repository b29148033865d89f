import { z } from 'zod';
import { msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { type Player, toPlayer } from '../../people/player.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import type { Services } from '../../platform/services.ts';
import {
  type FoundSubstituteRequest,
  findSubstituteRequest,
  whyClosed,
} from '../../seats/substitutes/find-substitute-request.ts';
import type { TimeControl } from '../../time/time-control.ts';
import { timeControlSchema } from '../../time/time-control.ts';
import { composeSeatOffer } from '../compose-substitute-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

/** `Notification.data` of an offer, and of its refusal. */
export const substituteRequestNotification = z.object({ substituteRequest: z.string() });
const HOUR = 3_600_000;

/** An offer of a seat is news as long as it is open: to the person who is named, or to somebody on the waiting list. */
export async function prepareSeatOffer({ services: s }: MailRoom, mail: OutboxMail): Promise<Prepared> {
  const { notifications, playerId } = mail;
  const { substituteRequest: id } = substituteRequestNotification.parse(notifications[0]?.data);
  const substituteRequest = await findSubstituteRequest(s, id);
  if (whyClosed(substituteRequest)) return { what: 'drop', why: 'the seat is not offered any more' };
  const { table, email } = substituteRequest;
  const player = email === null ? await listed(s, playerId, table.game) : await findPlayerByEmail(s, email);
  const to = email ?? player?.email;
  if (to === undefined) return { what: 'drop', why: 'nobody to ask' };
  if (player && !wantsMail(player.mail, 'invitation')) return { what: 'drop', why: 'not wanted' };
  const seated = player ? await s.db.seat.count({ where: { tableId: table.id, playerId: player.id } }) : 0;
  if (seated > 0) return { what: 'drop', why: 'they sit there' };
  return write(s, mail, substituteRequest, to, player);
}

async function listed(s: Services, playerId: string | null, game: string): Promise<Player | undefined> {
  const where = { playerId: playerId ?? '', game };
  if ((await s.db.standIn.count({ where })) === 0) return undefined;
  const row = await s.db.player.findUnique({ where: { id: where.playerId } });
  return row ? toPlayer(row) : undefined;
}

async function write(
  s: Services,
  mail: OutboxMail,
  substituteRequest: FoundSubstituteRequest,
  to: string,
  player: Player | undefined,
): Promise<Prepared> {
  const { id: substituteRequestId, table, seat, reason, email } = substituteRequest;
  const tableId = table.id;
  const rules = s.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);
  const by = await s.db.player.findUnique({ where: { id: substituteRequest.byId } });
  const token = await issueLink(s, {
    purpose: 'substitute',
    substituteRequestId,
    tableId,
    email: to,
    playerId: player?.id,
  });
  const stop = await stopUrl(s, mail, to);
  const speak = translator(player?.locale ?? 'en', player?.timeZone ?? table.timeZone);
  const content = composeSeatOffer(
    {
      tableName: table.name,
      gameName: rules.name,
      seatName: rules.seatName(seat),
      url: linkUrl(s.settings, 'substitute', token),
      baseUrl: s.settings.baseUrl,
      by: email === null ? undefined : (by?.name ?? table.name),
      reason,
      timeControl: timeControlOf(timeControlSchema.parse(table.timeControl), speak.span),
      stops: [
        ...(email === null
          ? [{ words: msg('substitutes.offer-stop-listed'), url: `${s.settings.baseUrl}/seats` }]
          : []),
        { words: msg('mail.foot-stop'), url: stop },
      ],
    },
    speak,
  );
  return sendLetter(content, { to, format: player?.mail.format, unsubscribeUrl: stop });
}

function timeControlOf(timeControl: TimeControl, span: (ms: number) => string) {
  return msg('mail.invitation-time-control', {
    span: span(timeControl.hours * HOUR),
    weekend: timeControl.skipWeekend ? 'yes' : 'no',
  });
}
