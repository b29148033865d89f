import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import type { Message } from '../../src/kernel/message.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { marchTable } from '../fixtures/campaign/march-table.ts';
import { flush, type MailWorld, mailWorld, newestMail, TIME_CONTROL } from './harness/mail-world.ts';

const NOTICE = 'This campaign began earlier, and goes on without the other half.';
const notice: Message = { key: 'kernel.answer-text', args: { text: NOTICE } };
/** Empires in Arms as at a table that goes on without half of it. */
const halfWritten = [...games.values()].map((game) =>
  game.rules.id === 'empires-in-arms' ? { ...game, goesWithout: () => notice } : game,
);

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 }, halfWritten);
});
afterAll(() => world.close());

test('who is invited to a table that goes on without something reads so, and again when it begins', async () => {
  const [ada, ben, cid] = await Promise.all(
    ['ada', 'ben', 'cid'].map((name) => playerByEmail(world.services, `${name}@people.example`, { name })),
  );
  if (!ada || !ben || !cid) throw new Error('three play');
  await createTable(world.services, {
    ...{ hostId: ada.player.id, game: 'empires-in-arms', name: 'Eagles', players: 3, options: {}, hostSeat: 'france' },
    ...{
      timeControl: TIME_CONTROL,
      timeZone: 'UTC',
      public: false,
      invitations: [ben, cid].map(({ player }) => player),
    },
  });
  await flush(world);
  const invitation = await newestMail(world, ben.player.email);
  for (const part of [invitation.text, invitation.html]) expect(part?.replaceAll(/\s+/g, ' ')).toContain(NOTICE);

  await marchTable(world.services, [ada, ben, cid]);
  await flush(world);
  const start = await newestMail(world, ada.player.email);
  expect(start.text.replaceAll(/\s+/g, ' ')).toContain(NOTICE);
  expect(start.html?.replaceAll(/\s+/g, ' ')).toContain(NOTICE);
});
