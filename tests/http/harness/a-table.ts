import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Choice } from '../../../src/kernel/choice.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { as, type Person, type TestServer } from './test-server.ts';

export type PlayedTable = {
  readonly id: string;
  /** The two players by their seats. */
  readonly people: { readonly [seat: string]: Person };
};

export type Turn = {
  readonly seq: number;
  readonly seat: string;
  readonly person: Person;
  readonly decision: string;
  readonly choice: Choice;
};

const opened = z.object({
  seq: z.number(),
  decisions: z.array(
    z.object({
      id: z.string(),
      waiting: z.array(z.string()),
      mine: z.object({ choice: z.custom<Choice>((value) => typeof value === 'object') }).optional(),
    }),
  ),
});

/** What a table for two needs, in which the host takes a seat by lot. */
export const tableFor = (email: string) => ({
  game: 'iron-curtain',
  name: 'Tuesday Club',
  players: 2,
  hostSeat: 'any',
  invitations: [{ email }],
});

/** A table of Iron Curtain that has started, made through the API alone. */
export async function startTable(server: TestServer, host: Person, guest: Person): Promise<PlayedTable> {
  const made = await as(server, host, 'post', '/api/tables').send(tableFor(guest.player.email)).expect(201);
  const { tableId } = z.object({ tableId: z.string() }).parse(made.body);
  const list = await as(server, guest, 'get', '/api/invitations').expect(200);
  const { invitations } = z
    .object({ invitations: z.array(z.object({ id: z.string(), table: z.object({ id: z.string() }) })) })
    .parse(list.body);
  const invitation = invitations.find(({ table }) => table.id === tableId);
  await as(server, guest, 'post', `/api/invitations/${invitation?.id}/accept`).expect(200);
  const table = await as(server, host, 'get', `/api/tables/${tableId}`).expect(200);
  const { seats } = z
    .object({ seats: z.array(z.object({ seat: z.string(), playerId: z.string() })) })
    .parse(table.body);
  const people = Object.fromEntries(
    seats.map(({ seat, playerId }) => [seat, playerId === host.player.id ? host : guest]),
  );
  return { id: tableId, people };
}

/** The player to move, and what they are asked. */
export async function nextTurn(server: TestServer, table: PlayedTable): Promise<Turn> {
  for (const [seat, person] of Object.entries(table.people)) {
    const { body } = await as(server, person, 'get', `/api/tables/${table.id}/decisions`).expect(200);
    const { seq, decisions } = opened.parse(body);
    const mine = decisions.find((decision) => decision.mine);
    if (mine?.mine) return { seq, seat, person, decision: mine.id, choice: mine.mine.choice };
  }
  throw new Error('nobody is asked anything');
}

/** The other player. */
export function otherThan(table: PlayedTable, person: Person): Person {
  const other = Object.values(table.people).find((one) => one !== person);
  if (!other) throw new Error('there is nobody else');
  return other;
}

/** A legal answer to what is asked; the same each time. */
export const legalAnswer = (turn: Turn) => sampleAnswer(turn.choice, () => 0);

/** Sends an answer of the player whose turn it is. */
export function answerTurn(server: TestServer, table: PlayedTable, turn: Turn, key: string = randomUUID()) {
  return as(server, turn.person, 'post', `/api/tables/${table.id}/submissions`)
    .set('Idempotency-Key', key)
    .send({ expectedSeq: turn.seq, answers: [{ decision: turn.decision, answer: legalAnswer(turn) }] });
}
