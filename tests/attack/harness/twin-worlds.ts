import { randomUUID } from 'node:crypto';
import type { Answer } from '../../../src/kernel/choice.ts';
import { openDecisions, questionFor } from '../../../src/kernel/open-decisions.ts';
import { loadHead } from '../../../src/log/load-head.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { createSpectatorLink } from '../../../src/seats/spectators/spectator-links.ts';
import { startLots } from '../../harness/jest/lots.ts';
import { type Person, startServer, type TestServer } from '../../http/harness/test-server.ts';
import { mailTo } from './mail-to.ts';
import { look, type Probe, submitInVain, watched } from './probe.ts';
import { type PublicTable, publicTable } from './public-table.ts';

/** A server with one public table, the people there, somebody who is not, and a spectators' link. */
export type TwinWorld = {
  readonly server: TestServer;
  readonly table: PublicTable;
  readonly stranger: Person;
  readonly watch: string;
};

/**
 * Who answers which question, by its name (optional actions by their id), and whether they are ready with it; they are
 * when it is not given.
 */
export type Act = readonly [seat: string, decision: string, answer: Answer, ready?: boolean];

const NAMES = ['Ada', 'Ben', 'Cid', 'Dee'];

/** Each world of one game is the same to the last byte: whatever is drawn falls alike. */
export async function twinWorld(game: string, players: number): Promise<TwinWorld> {
  startLots(`twin worlds of ${game}`);
  const server = await startServer();
  const people: Person[] = [];
  for (const name of NAMES.slice(0, players)) people.push(await server.person(name));
  const stranger = await server.person('Eve');
  const table = await publicTable(server, game, people);
  const link = { tableId: table.id, playerId: people[0]?.player.id ?? '', delayHours: 0 };
  const { token } = await createSpectatorLink(server.services, link);
  return { server, table, stranger, watch: token };
}

const openTo = async ({ server, table }: TwinWorld, seat: string) => {
  const head = await loadHead(server.services, table.id);
  return { head, open: openDecisions(head.game, head.machine).filter(({ waiting }) => waiting.includes(seat)) };
};

/** What a player sends, for good. */
export async function act(world: TwinWorld, [seat, name, answer, ready]: Act): Promise<void> {
  const { server, table } = world;
  const { head, open } = await openTo(world, seat);
  const decision = name.startsWith('~') ? name : (open.find((one) => one.name === name)?.id ?? name);
  const playerId = table.people[seat]?.player.id ?? '';
  const submission = { tableId: table.id, seat, playerId, expectedSeq: head.seq, answers: [{ decision, answer }] };
  await submitAnswers(server.services, { ...submission, ready, key: randomUUID(), how: 'api' });
}

/** Everything that a seat's player gets to see: pages, API, mail, refusals, and the sheets that they write. */
export async function seenBy(world: TwinWorld, seat: string): Promise<Probe> {
  const { server, table } = world;
  const person = table.people[seat];
  if (!person) throw new Error(`nobody plays ${seat}`);
  const { head, open } = await openTo(world, seat);
  const sheets = open.filter(({ name }) => head.game.rules.decisions[name]?.sheet);
  const more = [
    ...chapterPaths(table.id),
    ...['~ahead.orders', '~ahead.turn.birch'].flatMap((id) => [
      `/t/${table.id}/compose/sheets/${id}`,
      `/api/tables/${table.id}/sheets/${id}`,
    ]),
    ...sheets.flatMap(({ id }) => [`/t/${table.id}/compose/sheets/${id}`, `/api/tables/${table.id}/sheets/${id}`]),
  ];
  const [decision = ''] = open.map(({ id }) => id);
  const choice = questionFor(head.game, head.machine, decision, seat)?.choice;
  return [
    ...(await look(server, table.id, person, more)),
    await mailTo(server, table.id, seat, person),
    ...(choice ? await submitInVain(server, table.id, person, { decision, seq: head.seq, choice }) : []),
  ];
}

/** The same of a stranger, of nobody, and of whoever has a spectators' link. */
export async function seenFromOutside({ server, table, stranger, watch }: TwinWorld): Promise<Probe> {
  const more = chapterPaths(table.id);
  return [
    ...(await look(server, table.id, stranger, more)),
    ...(await look(server, table.id, undefined, more)),
    ...(await watched(server, watch)),
  ];
}

/** The first chapter of Marches; another game says that it has none such. */
const chapterPaths = (id: string) =>
  ['?at=1-spring', '/log?chapter=1-spring', '/log?chapter=1-spring/moves'].map((path) => `/t/${id}${path}`);
