import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { march, marchTable } from '../../fixtures/campaign/march-table.ts';
import { silentUntil } from '../../fixtures/campaign/silent-until.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';
import { DOMAIN, flat, letAct, PROVEN, reply, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN }, [march]);
});
afterAll(() => world.close());

let tables = 0;

/** France’s player, when they are asked something; clear replies act. */
async function asked(name?: string) {
  tables += 1;
  const [ada, ben, cid] = await Promise.all(
    ['ada', 'ben', 'cid'].map((who) =>
      playerByEmail(world.services, `${who}-s${tables}@people.example`, { name: who }),
    ),
  );
  if (!ada || !ben || !cid) throw new Error('three play');
  await letAct(world, ada.player.id);
  const tableId = await marchTable(world.services, [ada, ben, cid]);
  if (name) await silentUntil(world.services, tableId, 'france', name);
  await flush(world);
  const { email } = ada.player;
  const write = async (text: string) =>
    reply(world, await newestMail(world, email), text, { from: email, proof: PROVEN });
  return { tableId, write, view: () => viewTable(world.services, tableId, 'france') };
}

describe('a land turn by reply', () => {
  test('lines that cannot be are told with their rule, the others are understood, and none is taken', async () => {
    const { tableId, write } = await asked('land-turn');
    const before = await seqOf(world, tableId);
    const back = await write(
      'depot in Metz\nFrench IV Corps: Marseilles\nFrench IV Corps: Madrid > Rheims\nFrench IV Corps: Parris\nfly away',
    );
    // Numbers with several dots are written so that no program makes a link of them.
    const text = flat(back.text).replaceAll('\u2060', '');
    expect(back.subject).toContain('your reply was not understood');
    expect(text).toMatch(/Line 2: French IV Corps has 4 points, and needs \d+\. \(Rule 7\.3\.2\.3\)/);
    expect(text).toContain('Line 3: Madrid is not beside Lille. (Rule 7.3.2)');
    expect(text).toContain('“parris” is not possible for To. Nearest to it: Paris');
    expect(text).toContain('Line 5: “fly away” is not understood');
    expect(text).toContain('Understood so far - depot in Metz');
    expect(await seqOf(world, tableId)).toBe(before);
  });

  test('a sheet as players write it is carried out at once', async () => {
    const { tableId, write } = await asked('land-turn');
    const before = await seqOf(world, tableId);
    const done = await write('depot in Metz\nFrench IV, French V Corps: Lille > Rheims > Metz, forage\nrest stay');
    expect(done.subject).toContain('done:');
    expect(flat(done.text)).toContain('French IV Corps and French V Corps: Lille > Rheims > Metz');
    expect(await seqOf(world, tableId)).toBeGreaterThan(before);
  });

  test('what marched is mailed to others as a window of the map with arrows, by theatre, and in words', async () => {
    const { write } = await asked('land-turn');
    const done = await write('French IV, French V Corps: Lille > Rheims > Metz\nrest stay');
    // Its own power reads its supply as a table.
    expect(load(done.html ?? '')('table.rows').text()).toContain('French IV Corps');
    world.services.clock.advance(1000);
    await flush(world);
    const { html, text } = await newestMail(world, `cid-s${tables}@people.example`);
    const theatre = load(html ?? '')('p.theatre').first();
    expect(theatre.text()).toBe('What moved around Metz');
    const picture = theatre.nextAll('a').first().find('img');
    expect(picture.attr('src')).toMatch(/^data:image\/png;base64,/);
    expect(picture.attr('alt')).toContain('Lille > Metz');
    // By the backs: how many corps, not which, and not by what way (2.4.2).
    expect(flat(text)).toContain('France marches: 2 corps of France: Lille > Metz.');
    expect(html).not.toContain('French IV Corps');
  });

  test('one name of corps in two nations: which', async () => {
    const { write } = await asked('land-turn');
    expect(flat((await write('II Corps: Paris')).text)).toMatch(
      /“ii corps” can mean French II Corps.*Dutch II Corps.*Write a little more of it/,
    );
  });
});

describe('orders ahead by reply', () => {
  test('are given with each condition, shown, changed and taken back; no number of the log moves', async () => {
    const { tableId, write, view } = await asked();
    const before = await seqOf(world, tableId);
    const list = flat((await write('ahead')).text);
    const place = /(\d): “?Your land turn this month/.exec(list)?.[1] ?? '';
    const given = await write(
      `ahead ${place}:\ndepot in Metz\nFrench IV Corps: Rheims\n` +
        'ask me: when somebody declares war on me; when a line no longer fits; ' +
        'when an enemy corps stands near an area Strasbourg 2',
    );
    expect(given.subject).toContain('done:');
    const text = flat(given.text);
    expect(text).toContain('when an enemy corps stands within 2 areas of Strasbourg');
    expect(text).toContain('when a line no longer fits');
    const ordered = async () => (await view()).ahead?.find(({ id }) => id === '~ahead.land-turn')?.ordered;
    expect((await ordered())?.lines).toHaveLength(2);
    await write(`ahead ${place}:\nask me: in any case`);
    expect((await ordered())?.unless).toEqual({ when: ['always'] });
    await write(`ahead ${place} withdraw`);
    expect(await ordered()).toBeUndefined();
    expect(await seqOf(world, tableId)).toBe(before);
  });

  test('a turn that is over says so', async () => {
    const { write } = await asked('land-turn');
    const late = flat((await write('ahead 1:\nFrench I Fleet > Bay of Biscay')).text);
    expect(late).toContain('what you could write ahead is being asked, or its turn is over');
  });
});
