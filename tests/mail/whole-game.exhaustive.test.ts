import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { describeAnswer } from '../../src/kernel/describe-answer.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { readWords } from '../../src/mail/inbound/read-words.ts';
import { readLink } from '../../src/mail/links/read-link.ts';
import { numberAnswers } from '../../src/mail/turn/number-answers.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail } from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: 'in.despatch.test' });
});
afterAll(() => world.close());

/** A repeatable source of randomness. */
function randomFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

test('a whole game: every mail has what its reader needs, every answer works by link or in words', async () => {
  const { services: s } = world;
  const { tableId, us, ussr } = await ironCurtainTable(world);
  const random = randomFrom(7);
  const english = translator('en', 'UTC');
  const kinds = new Set<string>();
  for (let turn = 0; turn < 300; turn += 1) {
    s.clock.advance(1000);
    await flush(world);
    const waiting = await s.db.pendingAnswer.findFirst({ where: { tableId } });
    if (!waiting) break;
    const { seat, decision } = waiting;
    const { email, playerId } = seat === 'us' ? us : ussr;
    const table = await viewTable(s, tableId, seat);
    const choice = table.decisions.find(({ id }) => id === decision)?.mine?.choice;
    if (!choice) throw new Error(`${seat} is asked nothing`);
    kinds.add(choice.kind);
    const mail = await newestMail(world, email);
    expect(mail.subject).toMatch(/^\[Tuesday Club\] (?:it begins\. )?(?:US|USSR): \S.{2,}/);

    const wanted = sampleAnswer(choice, random);
    const tokens = [...mail.text.matchAll(/\/a\/(\S+)/g)].map((match) => match[1] ?? '');
    const numbered = numberAnswers(choice);
    expect(tokens).toHaveLength(numbered?.length ?? 0);
    for (const [index, { number, answer }] of (numbered ?? []).entries()) {
      expect(readWords(choice, String(number), english.t)).toEqual({ answer });
      const { state, link } = await readLink(s, 'answer', tokens[index] ?? '');
      expect([state, link.answer]).toEqual(['live', answer]);
    }
    const inWords = readWords(choice, english.t(describeAnswer(choice, wanted)), english.t);
    expect(inWords).toEqual({ answer: wanted });
    const answers = [{ decision, answer: wanted }];
    await submitAnswers(s, { tableId, seat, playerId, expectedSeq: table.seq, answers, key: newId(), how: 'reply' });
  }
  expect(kinds).toEqual(new Set(['one', 'spread']));
  const last = await newestMail(world, us.email);
  const { seed, seedHash } = await s.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(last.subject).toContain('[Tuesday Club] over: ');
  expect(last.text).toContain(`Seed: ${seed}`);
  expect(last.text).toContain(`Seal: ${seedHash}`);
  expect(last.text).toContain('npx despatch replay record.json');
  expect(await s.db.mail.count({ where: { tableId, status: { notIn: ['sent', 'dropped'] } } })).toBe(0);
});
