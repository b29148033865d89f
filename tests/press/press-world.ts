import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import type { Policy } from '../../src/lobby/policy.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { Services } from '../../src/platform/services.ts';
import { type SendLetterInput, sendLetter } from '../../src/press/send-letter.ts';
import { TIME_CONTROL } from '../mail/harness/mail-world.ts';

export type Writer = {
  readonly seat: string;
  readonly playerId: string;
  readonly email: string;
  readonly name: string;
};

/** Versailles 1919 for four: Anna hosts and plays France, and Bruno, Carla and Dora the others. */
export type PressGame = {
  readonly tableId: string;
  readonly fr: Writer;
  readonly uk: Writer;
  readonly us: Writer;
  readonly it: Writer;
};

const SEATS = ['fr', 'uk', 'us', 'it'] as const;
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora'] as const;

/** A table of which these seats have joined; the game begins when all have. */
export async function pressGame(
  s: Services,
  { policy = {}, joined = 4 }: { readonly policy?: Policy; readonly joined?: number } = {},
): Promise<PressGame> {
  const people = await Promise.all(
    NAMES.map((name) =>
      s.db.player.create({ data: { id: newId(), name, email: `${name.toLowerCase()}-${newId()}@people.example` } }),
    ),
  );
  const writers = people.map(({ id, email, name }, i) => ({ seat: SEATS[i] ?? '', playerId: id, email, name }));
  const [fr, uk, us, it] = writers;
  if (!fr || !uk || !us || !it) throw new Error('four people play');
  const { tableId } = await createTable(s, {
    hostId: fr.playerId,
    game: 'versailles-1919',
    name: 'Café de Paris',
    players: 4,
    options: {},
    hostSeat: 'fr',
    invitations: [uk, us, it].map(({ email, seat }) => ({ email, seat })),
    timeControl: TIME_CONTROL,
    policy,
    timeZone: 'Europe/Madrid',
    public: false,
  });
  for (const { email, playerId } of writers.slice(1, joined)) {
    const invitation = await s.db.invitation.findFirstOrThrow({ where: { tableId, email } });
    await answerInvitation(s, { invitationId: invitation.id, playerId, accept: true });
  }
  await s.db.notification.deleteMany({ where: { tableId } });
  return { tableId, fr, uk, us, it };
}

/** A letter of one of the table's players, by their seats. */
export function write(
  s: Services,
  { tableId }: PressGame,
  from: Writer,
  to: SendLetterInput['to'],
  text: string,
  more: Partial<SendLetterInput> = {},
) {
  return sendLetter(s, { tableId, playerId: from.playerId, to, text, how: 'page', ...more });
}
