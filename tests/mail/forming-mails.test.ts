import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { invitePlayer } from '../../src/lobby/invite-player.ts';
import { joinTable } from '../../src/lobby/join-table.ts';
import { updatePlayer } from '../../src/people/update-player.ts';
import { newId } from '../../src/platform/new-id.ts';
import { markSeen } from '../../src/tables/mark-seen.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail, TIME_CONTROL } from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

const person = (name: string) =>
  world.services.db.player.create({
    data: { id: newId(), name, email: `${name.toLowerCase()}-${newId()}@people.example` },
  });

/** A forming table with two open places; its host only looks on. */
async function forming(invited: readonly string[]) {
  const host = await person('Anna');
  const { tableId } = await createTable(world.services, {
    hostId: host.id,
    game: 'iron-curtain',
    name: 'Tuesday <Club>',
    players: 2,
    options: {},
    invitations: invited.map((email) => ({ email })),
    timeControl: TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
  return { tableId, host };
}

/** What went out, as "kind status", once everything is flushed. */
async function mailed(): Promise<readonly string[]> {
  world.services.clock.advance(1000);
  const ids = await flush(world);
  const mails = await world.services.db.mail.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ to: 'asc' }, { kind: 'asc' }],
  });
  return mails.map(({ kind, to, status, reason }) => `${kind} to ${to.split('-')[0]}: ${reason ?? status}`);
}

test('a table that is called off: those who joined and those invited are told, the host is not', async () => {
  const carla = await person('Carla');
  const stranger = `xenia-${newId()}@people.example`;
  const { tableId, host } = await forming([stranger]);
  await joinTable(world.services, { tableId, playerId: carla.id });
  expect(await mailed()).toEqual(['invitation to xenia: sent']);
  await cancelTable(world.services, { tableId, playerId: host.id });
  expect(await mailed()).toEqual(['cancelled to carla: sent', 'cancelled to xenia: sent']);
  const joined = await newestMail(world, carla.email);
  expect(joined.subject).toBe('[Tuesday <Club>] Iron Curtain was called off');
  expect(joined.text).toContain('because you had joined');
  expect(joined.html).toContain('Tuesday &lt;Club&gt;');
  expect((await newestMail(world, stranger)).text).toContain('because you were invited');
});

test('nobody is told who never heard of the table, or who does not want such mails', async () => {
  const [bruno, dora, edith] = [await person('Bruno'), await person('Dora'), await person('Edith')];
  const early = await forming([bruno.email]);
  await cancelTable(world.services, { tableId: early.tableId, playerId: early.host.id });
  expect(await mailed()).toEqual(['cancelled to bruno: not-told', 'invitation to bruno: invitation-over']);

  const { tableId, host } = await forming([edith.email]);
  await mailed();
  await joinTable(world.services, { tableId, playerId: dora.id });
  await updatePlayer(world.services, { playerId: dora.id, mail: { off: ['start'], format: 'html' } });
  await updatePlayer(world.services, { playerId: edith.id, mail: { off: ['invitation'], format: 'html' } });
  await cancelTable(world.services, { tableId, playerId: host.id });
  expect(await mailed()).toEqual(['cancelled to dora: not-wanted', 'cancelled to edith: stopped']);
});

test('a refusal is told to the host, by the address that the host knows, while the table waits', async () => {
  const bruno = await person('Bruno');
  const { tableId, host } = await forming([bruno.email]);
  const invitation = await world.services.db.invitation.findFirstOrThrow({ where: { tableId } });
  const no = { invitationId: invitation.id, playerId: bruno.id, accept: false };
  await mailed();
  await answerInvitation(world.services, no);
  await answerInvitation(world.services, no);
  expect(await mailed()).toEqual(['declined to anna: sent']);
  const mail = await newestMail(world, host.email);
  expect(mail.subject).toMatch(/^\[Tuesday <Club>\] not playing: bruno-/);
  expect(mail.text).toContain(`https://despatch.test/t/${tableId}`);
  expect(mail.text).not.toContain('Bruno');

  await invitePlayer(world.services, { tableId, playerId: host.id, email: bruno.email });
  await mailed();
  await answerInvitation(world.services, no);
  await invitePlayer(world.services, { tableId, playerId: host.id, email: bruno.email });
  expect(await mailed()).toEqual(['declined to anna: no-longer-news', 'invitation to bruno: sent']);
});

test('whoever joins last gets the start like the others, and what has happened so far', async () => {
  const { us, ussr, tableId } = await ironCurtainTable(world);
  // They have just been on the table's page, which the last to join is led to.
  await markSeen(world.services, { tableId, seat: ussr.seat, seq: 1 });
  world.services.clock.advance(120_000);
  await flush(world);
  for (const { email } of [us, ussr]) {
    const { subject, text } = await newestMail(world, email);
    expect(subject).toMatch(/begins/);
    expect(text).toContain('So far');
    expect(text).toContain('The game begins: ');
    expect(text).not.toContain('Nothing new');
  }
});
