import { countContestTable } from '../clubs/club-tables.ts';
import { createTable } from '../lobby/create-table.ts';
import { idOf } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import { type Drawn, knockOut, type Round, roundRobin } from './pair.ts';
import { findContest } from './read-contest.ts';
import { settingSchema } from './setting.ts';

type Asked = { readonly contestId: string; readonly playerId: string };

/**
 * Makes the tables of a round and invites their players by name. Done again it goes on where it stopped: each table has
 * an id that only it can have. `left`: those who are still in a knock-out, by the round in which they are; empty in the
 * first.
 */
export async function makeRound(services: Services, asked: Asked, round: number, left: ReadonlyMap<number, Drawn>) {
  const contest = await findContest(services, asked);
  const players = contest.players.map(({ playerId }) => playerId);
  const tables = tablesOf(contest, left.get(round) ?? players, round);
  for (const [i, seated] of tables.entries()) {
    const tableId = await makeTable(services, contest, { round, number: i + 1, seated });
    const row = { contestId: contest.id, round, number: i + 1, tableId, playerIds: [...seated] };
    await services.db.contestTable.createMany({ data: [row], skipDuplicates: true });
    if (contest.clubId !== null) await countContestTable(services, { clubId: contest.clubId, tableId });
  }
}

type Contest = Awaited<ReturnType<typeof findContest>>;

/** Everybody moves on by one seat from round to round. */
function tablesOf({ kind, size }: Contest, players: Drawn, round: number): Round {
  const turned = (seated: Drawn) => {
    const by = (round - 1) % seated.length;
    return [...seated.slice(by), ...seated.slice(0, by)];
  };
  switch (kind) {
    case 'series':
      return [turned(players)];
    case 'roundRobin':
      return (roundRobin(players, size)[round - 1] ?? []).map(turned);
    case 'knockOut':
      return knockOut(players, size).tables.map(turned);
  }
}

type Place = { readonly round: number; readonly number: number; readonly seated: Drawn };

async function makeTable(services: Services, contest: Contest, { round, number, seated }: Place): Promise<string> {
  const { id, hostId, game, name } = contest;
  const { options, timeControl, timeZone, policy } = settingSchema.parse(contest.setting);
  const rules = services.games.get(game)?.rules;
  if (!rules) throw new Error(`no game ${game} on this server`);
  const seats = rules.seats(seated.length, rules.parseOptions(options));
  const rows = await services.db.player.findMany({ where: { id: { in: [...seated] } } });
  const people = seated.map((playerId, i) => ({ player: rows.find((one) => one.id === playerId), seat: seats[i] }));
  const { tableId } = await createTable(services, {
    ...{ hostId, game, options, timeControl, timeZone, policy, public: false, players: seated.length },
    key: idOf(`contest ${id} ${round} ${number}`),
    name: `${[...name].slice(0, 70).join('')} ${round}.${number}`,
    hostSeat: people.find(({ player }) => player?.id === hostId)?.seat,
    invitations: people.flatMap(({ player, seat }) =>
      player && player.id !== hostId ? [{ email: player.email, name: player.name, seat }] : [],
    ),
  });
  return tableId;
}
