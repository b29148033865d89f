import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addAbsence } from '../../src/absences/add-absence.ts';
import { endAbsence } from '../../src/absences/end-absence.ts';
import { tick } from '../../src/clocks/tick.ts';
import { translator } from '../../src/i18n/translator.ts';
import { clockNews } from '../../src/mail/kinds/clock.ts';
import { turnNews } from '../../src/mail/kinds/turn.ts';
import { composeTableMail } from '../../src/mail/turn/compose-table-mail.ts';
import type { Occasion } from '../../src/mail/turn/occasion.ts';
import { callEmergencyPause } from '../../src/pauses/emergency-pause.ts';
import { extendDecision } from '../../src/pauses/extend-decision.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail, playOn } from './harness/mail-world.ts';
import { tableMail, words } from './sample-mails.ts';

const news = clockNews([words('Ben stopped the clocks.')], true);
const away = clockNews([words('The USSR will be away.')], false);
const idle = { questions: [], waitingFor: [words('USSR')], hand: [], board: undefined };
const compose = (change: object, ...occasions: Occasion[]) =>
  composeTableMail(tableMail(change), occasions, translator('en', 'Europe/Madrid'));

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 });
});
afterAll(() => world.close());

const flat = (text: string) => text.replace(/\s+/g, ' ');
async function post(): Promise<readonly string[]> {
  world.services.clock.advance(1000);
  const ids = await flush(world);
  const rows = await world.services.db.mail.findMany({ where: { id: { in: [...ids] } }, orderBy: { seat: 'asc' } });
  return rows.map(({ seat, kind, status, reason }) => [seat, kind, status, reason].filter(Boolean).join(' '));
}
async function played() {
  const table = await ironCurtainTable(world);
  await playOn(world.services, table.tableId, 2);
  await post();
  return table;
}

test('news about the clocks alone, with a question, and beside a turn that says more', () => {
  expect(compose(idle, news).subject).toContain('news about the clocks');
  expect(compose({ hand: [], board: undefined }, news).subject).toContain('your move, US');
  const beside = compose({ hand: [], board: undefined }, turnNews, news, away);
  expect(beside.subject).not.toContain('clocks');
  expect(beside.text).toContain('The USSR will be away.');
  expect(beside.text).not.toContain('Ben stopped the clocks.'); // it stands among the news of the log
});

test('an emergency pause is mailed to both, each with the time on their own clock', async () => {
  const { tableId, us, ussr } = await played();
  const hours = 24;
  await callEmergencyPause(world.services, { tableId, ...us, reason: 'I am in hospital.', hours });
  const until = new Date(world.services.clock.now().getTime() + hours * 3_600_000);
  expect(await post()).toEqual(['us clock sent', 'ussr clock sent']);
  for (const [{ email }, zone] of [
    [us, 'Europe/Madrid'],
    [ussr, 'America/New_York'],
  ] as const) {
    const { text } = await newestMail(world, email);
    const when = translator('en', zone).dateTime(until);
    expect(flat(text)).toContain(`Anna stopped the clocks until ${when}: I am in hospital.`);
  }
  const asked =
    (await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } })).seat === us.seat ? us : ussr;
  expect(flat((await newestMail(world, asked.email)).text)).toContain('You can answer meanwhile');
  world.services.clock.set(until);
  expect(await tick(world.services)).toMatchObject({ resumed: 1 });
  await post();
  expect(flat((await newestMail(world, us.email)).text)).toContain('The clocks run again: the pause is over.');
});

test('more time is mailed with who gave it and why', async () => {
  const { tableId, us, ussr } = await played();
  await extendDecision(world.services, { tableId, hours: 24, by: us.playerId, reason: 'It is Christmas.' });
  await post();
  expect(flat((await newestMail(world, ussr.email)).text)).toMatch(
    /Everybody has until .* \(said Anna\): It is Christmas\./,
  );
});

test('an absence is mailed to the others, not to the absent player', async () => {
  const { ussr, us } = await played();
  const away = { playerId: us.playerId, from: '2026-12-24', to: '2026-12-26' };
  const { id: absenceId } = await addAbsence(world.services, away);
  const told = await post();
  expect(told).toEqual(['ussr clock sent']);
  const { text, subject } = await newestMail(world, ussr.email);
  expect(subject).toContain('clocks');
  expect(flat(text)).toContain('will be away from Wed 23 Dec, 18:00 to Sat 26 Dec, 18:00');
  await endAbsence(world.services, { playerId: us.playerId, absenceId });
  expect(await post()).toEqual(['ussr clock sent']);
  const back = await newestMail(world, ussr.email);
  expect(flat(back.text)).toContain('US will not be away as announced: that clock runs on.');
});
