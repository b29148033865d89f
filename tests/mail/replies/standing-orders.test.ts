import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { march, marchTable } from '../../fixtures/campaign/march-table.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';
import { DOMAIN, flat, letAct, PROVEN, reply, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN }, [march]);
});
afterAll(() => world.close());

let tables = 0;

/** A campaign that has begun, with the first mail of France's player. */
async function campaign(locale = 'en') {
  tables += 1;
  const [ada, ben, cid] = await Promise.all(
    ['ada', 'ben', 'cid'].map((name) => playerByEmail(world.services, `${name}-${tables}@people.example`, { name })),
  );
  if (!ada || !ben || !cid) throw new Error('three play');
  await updatePlayer(world.services, { playerId: ada.player.id, locale });
  await letAct(world, ada.player.id);
  const tableId = await marchTable(world.services, [ada, ben, cid]);
  await flush(world);
  const { email } = ada.player;
  const by = { from: email, proof: PROVEN };
  const orders = async () =>
    JSON.stringify(
      Object.entries((await viewTable(world.services, tableId, 'france')).view ?? {}).find(
        ([key]) => key === 'treasuries',
      )?.[1],
    );
  return { tableId, mail: await newestMail(world, email), by, orders };
}

describe('standing orders by reply', () => {
  test.each([
    'orders at sea: Intercept, wherever you say nothing else: at these odds in ships; odds: 12',
    'Orders standing orders at sea: intercept: At these odds in ships; odds: 12',
    'orders at sea:\nintercept: at these odds in ships\nodds: 12.',
    'orders: odds: 12; intercept: at these odds in ships',
  ])('“%s” gives them at once, where that is wanted, and nobody else sees anything', async (text) => {
    const { tableId, mail, by, orders } = await campaign();
    const before = await seqOf(world, tableId);
    const done = await reply(world, mail, text, by);
    expect(done.subject).toContain('done:');
    expect(await orders()).toContain('"odds":"12"');
    expect(await seqOf(world, tableId)).toBe(before);
  });

  test('in Spanish, too', async () => {
    const { mail, by, orders } = await campaign('es');
    const done = await reply(world, mail, 'órdenes en tierra: guarniciones de depósitos: quemar el depósito', by);
    expect(done.subject).toContain('hecho:');
    expect(await orders()).toContain('depots_burn');
  });

  test('access is given so, too, until when and on what condition', async () => {
    const { mail, by } = await campaign();
    const text = 'orders give access: whom you let in: Austria; into: your land; for how many months: 3';
    expect((await reply(world, mail, text, by)).subject).toContain('done:');
    const again = await reply(world, await newestMail(world, by.from), text, by);
    expect(flat(again.text)).toContain('Austria has this access already.');
  });

  test('“orders” shows the forms in words, with what stands now', async () => {
    const { mail, by } = await campaign();
    const given = await reply(world, mail, 'orders at sea: when attacked at sea: always', by);
    const shown = flat((await reply(world, given, 'orders', by)).text);
    expect(shown).toContain('Standing orders at sea');
    expect(shown).toContain('When attacked at sea, evade (6.3.2): Ask me, Always (as it is now), When weaker in ships');
    expect(shown).toContain('Odds: own ships for each ten of theirs: a number from 1 to 100');
    expect(shown).toContain('In these sea areas: Adriatic, Aegean');
    expect(shown).toContain('and 16 more on the page');
  });

  test.each([
    ['orders at sea: intercept: never; odds: 12', 'Odds go with “at these odds”, and you say “Never”'],
    ['orders at sea: ports: Plymouth', 'Plymouth'],
    ['orders at sea: evade: sometimes', 'sometimes'],
    ['orders in the air: evade: always', 'does not say which orders it is about'],
    ['orders at sea: nonsense', 'nonsense'],
    ['orders at sea:', 'a colon, and then your orders'],
  ])('“%s” is refused in a sentence, and the forms are shown', async (text, says) => {
    const { mail, by, orders } = await campaign();
    const before = await orders();
    const answer = await reply(world, mail, text, by);
    expect(answer.subject).not.toContain('done:');
    expect(flat(answer.text)).toContain(says);
    expect(flat(answer.text)).toContain('Guns of your ports');
    expect(await orders()).toBe(before);
  });

  test('a thousand terms cost no more than their length, and are refused', async () => {
    const { mail, by } = await campaign();
    const many = `orders at sea:\n${'evade: always;'.repeat(280)}`;
    expect((await reply(world, mail, many, by)).subject).not.toContain('done:');
  });
});
