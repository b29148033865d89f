import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { marchTable } from '../../fixtures/campaign/march-table.ts';
import { seaWar } from '../../fixtures/campaign/sea-table.ts';
import { silentUntil } from '../../fixtures/campaign/silent-until.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';
import { DOMAIN, flat, letAct, PROVEN, reply, seqOf } from './reply-table.ts';

/* Naval sheets by reply, at a table where the British blockade the French in Toulon. */

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN }, [seaWar]);
});
afterAll(() => world.close());

let tables = 0;

/** France's player, when their fleets move, or before that; clear replies act. */
async function france(name?: string) {
  tables += 1;
  const [ada, ben, cid] = await Promise.all(
    ['ada', 'ben', 'cid'].map((who) =>
      playerByEmail(world.services, `${who}-n${tables}@people.example`, { name: who }),
    ),
  );
  if (!ada || !ben || !cid) throw new Error('three play');
  await letAct(world, ada.player.id);
  const tableId = await marchTable(world.services, [ada, ben, cid]);
  const until = (question: string) => silentUntil(world.services, tableId, 'france', question);
  if (name) await until(name);
  await flush(world);
  const { email } = ada.player;
  const mail = () => newestMail(world, email);
  const write = async (text: string) => reply(world, await mail(), text, { from: email, proof: PROVEN });
  const view = () => viewTable(world.services, tableId, 'france');
  return { tableId, write, view, until, mail };
}

const words = (text: string) => flat(text).replaceAll('\u2060', '');

test('after a lost fight, who said so is asked again by mail, and answers for the fleets that are left', async () => {
  const { tableId, write, mail, until } = await france('naval-turn');
  const done = await write('Ask me again after a lost fight\nFrench I Fleet: Toulon > Gulf of Lions');
  expect(done.subject).toContain('done:');
  await flush(world);
  const again = words((await mail()).text);
  expect(again).toContain('You lost a fight. What do your other fleets do now (6.2)?');
  expect(again).toMatch(/Great Britain intercepts France \(French I Fleet, 1 ship\).*no die needed/);
  const before = await seqOf(world, tableId);
  const sent = await write('French II Fleet: Toulon > the blockade box of Toulon');
  expect(sent.subject).toContain('done:');
  expect(await seqOf(world, tableId)).toBeGreaterThan(before);
  await until('land-turn');
});

test('lines that cannot be are told with their rule; what was understood is shown, and none is taken', async () => {
  const { tableId, write } = await france('naval-turn');
  const before = await seqOf(world, tableId);
  const back = await write(
    [
      'Take a corps on board: French I Corps, French I Fleet',
      'Take a corps on board: French II Corps, French I Fleet',
      'French II Fleet: Toulon > Alboran Sea',
      'French II Fleet: Toulon > Gulf of Lyons',
      'I Fleet: Toulon > Gulf of Lions',
    ].join('\n'),
  );
  expect(back.subject).toContain('your reply was not understood');
  const text = words(back.text);
  expect(text).toContain('Line 2: French I Fleet carries a corps already: each fleet carries one. (Rule 6.2.5)');
  expect(text).toMatch(/Line 3: Alboran Sea is not beside .*\(Rule 6\.2\.1\)/);
  expect(text).toMatch(/Line 4: .*Nearest to it: Gulf of Lions/);
  expect(text).toContain('Understood so far - French I Corps on board French I Fleet');
  expect(await seqOf(world, tableId)).toBe(before);
});

test('a naval turn is ordered ahead by reply, is used when it comes, and is over after that', async () => {
  const { write, view, until } = await france();
  const list = words((await write('ahead')).text);
  const place = /(\d): “?Your naval turn this month/.exec(list)?.[1] ?? '';
  const given = await write(
    `ahead ${place}:\nFrench I Fleet: Toulon > Gulf of Lions > Balearic Sea\nask me: when somebody declares war on me`,
  );
  expect(given.subject).toContain('done:');
  const ordered = async () => (await view()).ahead?.find(({ id }) => id === '~ahead.naval-turn');
  expect((await ordered())?.ordered).toMatchObject({
    unless: { when: ['war'] },
    // The second part of the way begins where the first ends, not in Toulon.
    lines: [
      { line: { order: 'sail', answer: { from: 'port:toulon', to: 'sea:gulf_of_lions' } } },
      { line: { order: 'sail', answer: { fleet: 'fleet:france_fleet_i', to: 'sea:balearic_sea' } } },
    ],
  });
  await until('land-turn');
  expect(await ordered()).toBeUndefined();
  const late = await write(`ahead ${place}:\nFrench II Fleet: Toulon > Gulf of Lions`);
  expect(late.subject).not.toContain('done:');
});
