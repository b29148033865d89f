import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { newId } from '../../src/platform/new-id.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  playOn,
  TIME_CONTROL,
} from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

const spanish = translator('es', 'UTC');

test('two players of one table are written to in their own languages: words, cards, board and picture', async () => {
  const { services: s } = world;
  const table = await ironCurtainTable(world, { names: ['Zoe', 'Quim'] });
  await s.db.player.update({ where: { id: table.ussr.playerId }, data: { locale: 'es' } });
  await playOn(s, table.tableId, 9);
  s.clock.advance(3_600_000);
  await flush(world);
  const [english, other] = [await newestMail(world, table.us.email), await newestMail(world, table.ussr.email)];
  expect(english.html).toContain('<html lang="en"');
  expect(other.html).toContain('<html lang="es"');
  expect(other.text).toContain('Europa');
  expect(english.text).not.toContain('Europa');
  const lines = (text: string) => text.split('\n').filter((line) => /\p{L}{3,}/u.test(line) && !line.includes('://'));
  const known = new Set(lines(english.text));
  expect(lines(other.text).filter((line) => known.has(line))).toEqual([]);
});

test('whoever first asks to sign in is answered in the language of the page where they asked', async () => {
  await requestSignIn(world.services, { email: 'eva@people.example', locale: 'es' });
  await flush(world);
  const { subject, html } = await newestMail(world, 'eva@people.example');
  expect(subject).toBe(spanish.text('mail.sign-in-subject'));
  expect(html).toContain('<html lang="es"');
});

test('an invitation to an address that nobody knows is in the language of the one who invites', async () => {
  const { services: s } = world;
  const email = 'nadie@people.example';
  const host = await s.db.player.create({
    data: { id: newId(), name: 'Zoe', email: 'zoe-host@people.example', locale: 'es' },
  });
  await createTable(s, {
    hostId: host.id,
    game: 'iron-curtain',
    name: 'Domingo',
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email, seat: 'ussr' }],
    timeControl: TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  s.clock.advance(3_600_000);
  await flush(world);
  expect((await newestMail(world, email)).html).toContain('<html lang="es"');
});
