import { games } from '../../../src/games/registry.ts';
import { enumerateAnswers } from '../../../src/kernel/enumerate-answers.ts';
import type { GameModule } from '../../../src/kernel/rules.ts';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { type CaughtMailView, readCaughtMail } from '../../../src/mail/mailbox/read-caught-mail.ts';
import { deliverMail } from '../../../src/mail/outbox/deliver-mail.ts';
import { relayNotifications } from '../../../src/mail/outbox/relay-notifications.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import type { Pictures } from '../../../src/pictures/pictures.ts';
import { newId } from '../../../src/platform/new-id.ts';
import type { Services } from '../../../src/platform/services.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import type { TimeControl } from '../../../src/time/time-control.ts';
import { harvest } from '../../fixtures/harvest/rules.ts';
import { marchesInTurn } from '../../fixtures/marches/in-turn.ts';
import { marches } from '../../fixtures/marches/rules.ts';
import { musters } from '../../fixtures/musters/rules.ts';
import { sideDeals } from '../../fixtures/side-deals/rules.ts';
import { freshDatabase } from '../../harness/fresh-database.ts';
import { testPictures } from '../../harness/pictures.ts';
import { type TestServices, testServices } from '../../harness/services.ts';

/** A server's middle rooms with real pictures, for a test file; with games more, of our own. */
export type MailWorld = {
  readonly services: TestServices;
  readonly pictures: Pictures;
  readonly url: string;
  close(): Promise<void>;
};

export async function mailWorld(
  settings: Partial<Services['settings']> = {},
  more: readonly GameModule[] = [],
): Promise<MailWorld> {
  const { db, url, drop } = await freshDatabase();
  return {
    services: testServices(db, {
      settings,
      games: new Map([
        ...games,
        ...[sideDeals, harvest, marches, marchesInTurn, musters, ...more].map((game) => [game.rules.id, game] as const),
      ]),
    }),
    pictures: testPictures(),
    url,
    close: drop,
  };
}

export type Sitting = { readonly seat: string; readonly playerId: string; readonly email: string };

export const TIME_CONTROL: TimeControl = { hours: 48, skipWeekend: true, atExpiry: 'fallback', graceHours: 24 };

/** A started table of Iron Curtain: Anna plays the US from Madrid, Bruno the USSR from New York. */
export async function ironCurtainTable(
  { services: s }: Pick<MailWorld, 'services'>,
  { name = 'Tuesday Club', timeControl = TIME_CONTROL, names = ['Anna', 'Bruno'] as readonly [string, string] } = {},
): Promise<{ readonly tableId: string; readonly us: Sitting; readonly ussr: Sitting }> {
  const zones = ['Europe/Madrid', 'America/New_York'];
  const people = await Promise.all(
    names.map((person, i) =>
      s.db.player.create({
        data: { id: newId(), name: person, email: `player-${newId()}@people.example`, timeZone: zones[i] ?? 'UTC' },
      }),
    ),
  );
  const [host, guest] = people;
  if (!host || !guest) throw new Error('two people play');
  const { tableId } = await createTable(s, {
    hostId: host.id,
    game: 'iron-curtain',
    name,
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email: guest.email, seat: 'ussr' }],
    timeControl,
    timeZone: 'Europe/Madrid',
    public: false,
  });
  const invitation = await s.db.invitation.findFirstOrThrow({ where: { tableId } });
  await s.db.notification.deleteMany({ where: { tableId, kind: 'invitation' } });
  await answerInvitation(s, { invitationId: invitation.id, playerId: guest.id, accept: true });
  return {
    tableId,
    us: { seat: 'us', playerId: host.id, email: host.email },
    ussr: { seat: 'ussr', playerId: guest.id, email: guest.email },
  };
}

/** Whoever is asked answers with the first legal answer, `times` times; gives the seats that answered. */
export async function playOn(s: Services, tableId: string, times = 1): Promise<readonly string[]> {
  const answered: string[] = [];
  for (let i = 0; i < times; i += 1) {
    const waiting = await s.db.pendingAnswer.findFirst({
      where: { tableId },
      orderBy: [{ since: 'asc' }, { seat: 'asc' }],
    });
    if (!waiting) break;
    const { seat, decision } = waiting;
    const table = await viewTable(s, tableId, seat);
    const mine = table.decisions.find(({ id }) => id === decision)?.mine;
    const holder = table.seats.find((one) => one.seat === seat);
    const [answer] = mine ? enumerateAnswers(mine.choice) : [];
    if (answer === undefined || !holder?.playerId) throw new Error(`${seat} cannot answer ${decision}`);
    await submitAnswers(s, {
      tableId,
      seat,
      playerId: holder.playerId,
      expectedSeq: table.seq,
      answers: [{ decision, answer }],
      key: newId(),
      how: 'link',
    });
    answered.push(seat);
  }
  return answered;
}

/** Everything that is due goes out through the built-in mailbox; gives the ids of the mails, dropped ones too. */
export async function flush({
  services: s,
  pictures,
}: Pick<MailWorld, 'services' | 'pictures'>): Promise<readonly string[]> {
  const ids: string[] = [];
  await relayNotifications(s, {
    add: async (_tx, mails) => {
      ids.push(...mails);
    },
  });
  for (const id of ids) await deliverMail({ services: s, pictures }, mailboxTransport(s), id);
  return ids;
}

/** The newest mail to an address in the built-in mailbox. */
export async function newestMail({ services: s }: Pick<MailWorld, 'services'>, to: string): Promise<CaughtMailView> {
  const [line] = await listCaughtMails(s, { to });
  if (!line) throw new Error(`no mail to ${to}`);
  return readCaughtMail(s, line.id);
}

/** The secret at the end of the first link of this kind (`a`, `c`, `i`, `u`) in a mail. */
export function tokenIn(mail: { readonly text: string }, kind: string): string {
  const found = new RegExp(`https://despatch\\.test/${kind}/(\\S+)`).exec(mail.text)?.[1];
  if (found === undefined) throw new Error(`no link /${kind}/ in ${mail.text}`);
  return found;
}
