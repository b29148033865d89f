import { dataOfKind } from '../../notifications/notification.ts';
import { isStopped, type LetterAbout } from '../../people/mail-stops.ts';
import type { Player } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import { clubLinks, readTold } from '../kinds/club-answer.ts';
import type { LinkBook } from '../links/link-book.ts';
import { linkUrl } from '../links/link-url.ts';
import type { OutboxMail } from '../mail-room.ts';
import type { DigestClub } from '../turn/compose-digest.ts';
import { readNotifications } from './read-notifications.ts';
import { CLUB } from './take-due.ts';

/** What a digest tells the host of clubs, club by club; nothing where they have stopped such mails. */
export async function gatherClubNews(
  s: Services,
  { mail, player, links }: { readonly mail: OutboxMail; readonly player: Player; readonly links: LinkBook },
): Promise<readonly DigestClub[]> {
  const read = readNotifications({ ...mail, notifications: mail.notifications.filter(({ kind }) => kind === CLUB) });
  const told = 'why' in read ? [] : dataOfKind(read, 'club-answer');
  const about: LetterAbout = { kind: 'club-answer', email: player.email, sender: undefined };
  if (told.length === 0 || (await isStopped(s, about))) return [];

  const clubs = [...Map.groupBy(told, ({ clubId }) => clubId).values()];
  const found = await Promise.all(clubs.map((ofClub) => readTold(s, player.id, ofClub)));
  const [stop = ''] = links.note([{ purpose: 'unsubscribe', unwanted: { of: 'letters', ...about } }]);
  const stopUrl = linkUrl(s.settings, 'unsubscribe', stop);
  return found.flatMap((answers) => (answers ? [{ answers, links: clubLinks(s.settings, answers), stopUrl }] : []));
}
