import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Answer, Choice } from '../../../src/kernel/choice.ts';
import type { SeatId } from '../../../src/kernel/decision.ts';
import { answerShape } from '../../../src/kernel/entry-schema.ts';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { createApiKey } from '../../../src/people/api-key.ts';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { newId } from '../../../src/platform/new-id.ts';
import type { Services } from '../../../src/platform/services.ts';

/** Somebody who plays through the API. */
export type Player = { readonly id: string; readonly email: string; readonly name: string; readonly key: string };

export type PlayedTable = { readonly id: string; readonly players: ReadonlyMap<SeatId, Player> };

/** A player with an API key; `plain`: their mails carry no pictures, which take most of the time. */
export async function aPlayer(services: Services, name: string, { plain = false } = {}): Promise<Player> {
  const email = `${name.toLowerCase()}-${newId().slice(-6).toLowerCase()}@players.example`;
  const { player } = await playerByEmail(services, email, { name });
  if (plain)
    await services.db.player.update({ where: { id: player.id }, data: { mail: { off: [], format: 'plain' } } });
  const { key } = await createApiKey(services, { playerId: player.id, name: 'tests' });
  return { id: player.id, email, name, key };
}

/** A table of Iron Curtain between two players that has begun: the first plays the US. */
export async function aTable(
  services: Services,
  [us, ussr]: readonly [Player, Player],
  { name = 'Tuesday Club', open = false } = {},
): Promise<PlayedTable> {
  const { tableId } = await createTable(services, {
    hostId: us.id,
    game: 'iron-curtain',
    name,
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email: ussr.email, seat: 'ussr' }],
    timeControl: { hours: 48, skipWeekend: false, atExpiry: 'wait', graceHours: 0 },
    timeZone: 'UTC',
    public: open,
  });
  const invitation = await services.db.invitation.findFirstOrThrow({ where: { tableId } });
  await answerInvitation(services, { invitationId: invitation.id, playerId: ussr.id, accept: true });
  return {
    id: tableId,
    players: new Map([
      ['us', us],
      ['ussr', ussr],
    ]),
  };
}

export type Reply = { readonly status: number; readonly body: unknown };

/** One call of the API with a player's key. Throws when no answer comes back, or the server is only starting. */
export async function call(url: string, player: Player, path: string, body?: object): Promise<Reply> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${player.key}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (answer.status === 503) throw new Error('starting');
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

const asked = z.object({
  seq: z.number(),
  decisions: z.array(
    z.object({
      id: z.string(),
      mine: z.object({ choice: z.custom<Choice>((value) => typeof value === 'object') }).optional(),
    }),
  ),
});

/** What a player is asked just now, with every legal answer. */
export type Asked = { readonly seq: number; readonly decision: string; readonly choice: Choice };

/** Undefined when they are not waited for. */
export async function askedOf(url: string, tableId: string, player: Player): Promise<Asked | undefined> {
  const { status, body } = await call(url, player, `/tables/${tableId}/decisions`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const { seq, decisions } = asked.parse(body);
  const mine = decisions.find((decision) => decision.mine);
  return mine?.mine && { seq, decision: mine.id, choice: mine.mine.choice };
}

/** An answer ready to be sent, as often as is needed, with its idempotency key. */
export type Submission = {
  readonly tableId: string;
  readonly player: Player;
  readonly decision: string;
  readonly body: { readonly expectedSeq: number; readonly key: string; readonly answers: readonly object[] };
};

export function submissionOf(tableId: string, player: Player, question: Asked, answer: Answer): Submission {
  const { seq, decision } = question;
  const answers = [{ decision, answer: answerShape.parse(answer) }];
  return { tableId, player, decision, body: { expectedSeq: seq, key: randomUUID(), answers } };
}

export type Sent = { readonly status: number; readonly seq: number | undefined; readonly repeated: boolean };

const written = z.object({ seq: z.number(), repeated: z.boolean() });

export async function send(url: string, { tableId, player, body }: Submission): Promise<Sent> {
  const reply = await call(url, player, `/tables/${tableId}/submissions`, body);
  const { seq, repeated } = reply.status === 200 ? written.parse(reply.body) : { seq: undefined, repeated: false };
  return { status: reply.status, seq, repeated };
}
