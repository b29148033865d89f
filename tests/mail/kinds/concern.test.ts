import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/kernel/choice.ts';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { markSeen } from '../../../src/tables/mark-seen.ts';
import { type Player, startedTable } from '../../tables/fixtures/table-world.ts';
import { flush, type MailWorld, mailWorld, newestMail, playOn } from '../harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 });
});
afterAll(() => world.close());

const SEATS = ['uk', 'fr', 'us'];
let tableId: string;
let player: (seat: string) => Player;
beforeEach(async () => {
  const { services } = world;
  const person = (name: string) =>
    playerByEmail(services, `${name}-${newId()}@people.example`, { name }).then(({ player: one }) => one);
  ({ tableId, player } = await startedTable({ services, person }, SEATS, { game: 'versailles-1919' }));
  // Until the first turn begins nobody negotiates, and not all of a turn can be promised.
  for (let i = 0; i < 40 && (await promisable()) === ''; i += 1) await playOn(services, tableId);
  await post();
});

async function offers(seat: string): Promise<readonly string[]> {
  return (await viewTable(world.services, tableId, seat)).optionalActions.map(({ id }) => id);
}

async function act(seat: string, decision: string, answer: Answer): Promise<number> {
  const { services } = world;
  const { seq } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const { playerId } = player(seat);
  const answers = [{ decision, answer }];
  return (
    await submitAnswers(services, { tableId, seat, playerId, expectedSeq: seq, answers, key: newId(), how: 'page' })
  ).seq;
}

/** What comes out of the outbox, by seat. */
async function post(): Promise<readonly string[]> {
  world.services.clock.advance(1000);
  const ids = await flush(world);
  const mails = await world.services.db.mail.findMany({ where: { id: { in: [...ids] } }, orderBy: { seat: 'asc' } });
  return mails.map(({ seat, status, reason }) => [seat, status, ...(reason === null ? [] : [reason])].join(' '));
}

async function mailOf(seat: string) {
  const { email } = await world.services.db.player.findUniqueOrThrow({ where: { id: player(seat).playerId } });
  return newestMail(world, email);
}

/** Something that the UK can promise. */
async function promisable(): Promise<string> {
  const { optionalActions } = await viewTable(world.services, tableId, 'uk');
  const choice = optionalActions.find(({ id }) => id === '~propose-deal')?.question.choice;
  const mine = choice?.kind === 'form' ? choice.fields.find(({ id }) => id === 'mine')?.choice : undefined;
  return (mine?.kind === 'some' ? mine.options[0]?.id : undefined) ?? '';
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

test('a message is mailed to those it is for, in the words of the log', async () => {
  await act('uk', '~send-message', { to: ['us'], text: 'Shall we talk about Armenia?' });
  expect(await post()).toEqual(['us sent']);
  const mail = await mailOf('us');
  expect(mail.subject).toMatch(/^\[Tuesday Club\] .*UK/);
  expect(flat(mail.text)).toContain('Shall we talk about Armenia?');

  await act('uk', '~send-message', { text: 'To everybody' });
  expect(await post()).toEqual(['fr sent', 'us sent']);
});

test('what becomes of a deal is mailed to those whose deal it is, and to nobody who did it', async () => {
  const propose = async () => act('uk', '~propose-deal', { with: ['fr'], mine: [await promisable()] });
  await propose();
  expect(await post()).toEqual(['fr sent']);
  expect(flat((await mailOf('fr')).text)).toMatch(/1\. .*https:\S+\/a\/\S+ 2\. .*https:\S+\/a\//);

  const deal = async (action: string) =>
    (await offers(action === 'withdraw' ? 'uk' : 'fr')).find((id) => id.startsWith(`~${action}-deal.`)) ?? '';
  await act('fr', await deal('answer'), 'decline');
  expect(await post()).toEqual(['uk sent']);
  expect((await mailOf('uk')).subject).toMatch(/France|declin/);

  await propose();
  await act('uk', await deal('withdraw'), 'withdraw');
  expect(await post()).toEqual(['fr sent']);

  await propose();
  await act('fr', await deal('answer'), 'accept');
  // France has accepted before it was mailed; that the deal holds is told to both.
  expect(await post()).toEqual(['fr sent', 'uk sent']);
});

test('what its reader has seen is no news, and such mails can be switched off', async () => {
  const seq = await act('uk', '~send-message', { to: ['us'], text: 'Hello' });
  await markSeen(world.services, { tableId, seat: 'us', seq });
  expect(await post()).toEqual(['us dropped no-longer-news']);

  await updatePlayer(world.services, { playerId: player('us').playerId, mail: { off: ['concern'], format: 'html' } });
  await act('uk', '~send-message', { to: ['us'], text: 'Hello again' });
  expect(await post()).toEqual(['us dropped not-wanted']);
});
