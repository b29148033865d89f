import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTableChannel, type TableChannel } from '../../src/database/table-channel.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

type Heard = { next(): Promise<string> };

/** What a channel hears, one after the other. */
function hearing(channel: TableChannel): Heard {
  const heard: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  channel.hear((what) => {
    const text = what === 'all' ? 'all' : what.tableId;
    const first = waiting.shift();
    if (first) first(text);
    else heard.push(text);
  });
  return {
    next: () => {
      const known = heard.shift();
      return known === undefined ? new Promise((tell) => waiting.push(tell)) : Promise.resolve(known);
    },
  };
}

test('what one process tells, all hear, itself too; tables that move together once each', async () => {
  const channels = [1, 2].map(() => openTableChannel(database.url, () => {}, { gather: 5 }));
  const ears = channels.map(hearing);
  for (const ear of ears) expect(await ear.next()).toBe('all');
  for (const id of ['one', 'two', 'one']) channels[0]?.tell(id);
  for (const ear of ears) expect([await ear.next(), await ear.next()]).toEqual(['one', 'two']);
  channels[1]?.tell('three');
  for (const ear of ears) expect(await ear.next()).toBe('three');
  for (const channel of channels) await channel.close();
});

test('a line that breaks is opened again, which says that something may have been missed', async () => {
  const complaints: unknown[] = [];
  const channel = openTableChannel(database.url, (error) => complaints.push(error), { again: 5 });
  const ear = hearing(channel);
  expect(await ear.next()).toBe('all');
  await database.db.$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
  expect(await ear.next()).toBe('all');
  expect(complaints).toHaveLength(1);
  channel.tell('four');
  expect(await ear.next()).toBe('four');
  await channel.close();
});

test('a database that is not there stops nothing', async () => {
  let complain = () => {};
  const complained = new Promise<void>((tell) => {
    complain = tell;
  });
  const channel = openTableChannel('postgresql://nobody@127.0.0.1:1/nothing', complain);
  channel.tell('one');
  await complained;
  await channel.close();
});
