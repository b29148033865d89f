import { describe, expect, test } from '@jest/globals';
import { msg } from '../../../src/i18n/msg.ts';
import { openQuestions } from '../../../src/mail/turn/reply-token.ts';

const prompt = msg('mail.asked');
const question = { prompt, choice: { kind: 'number', min: 0, max: 3 } } as const;

/** A window that its reader has answered; ready or still at it. */
const answered = (ready: boolean) =>
  ({
    ready: ready ? 1 : 0,
    of: 2,
    names: undefined,
    answers: [{ seat: 'france', answer: 2, said: prompt, unfit: undefined, ready, by: 'given', at: undefined }],
  }) as const;

describe('what a reply to a mail can be about', () => {
  test('an unnumbered reply answers the question that the mail shows, not the one its writer is ready with', () => {
    const table = {
      seq: 9,
      decisions: [
        { id: 'battle 1', since: 7, mine: question, window: answered(true) },
        { id: 'battle 2', since: 7, mine: question, window: undefined },
      ],
      optionalActions: [],
    };
    expect(openQuestions(table).map(({ decision }) => decision)).toEqual(['battle 2', 'battle 1']);
  });

  test('what is answered but not ready keeps its place; what somebody else is asked is not in it', () => {
    const table = {
      seq: 9,
      decisions: [
        { id: 'theirs', since: 7, mine: undefined, window: undefined },
        { id: 'begun', since: 7, mine: question, window: answered(false) },
        { id: 'battle', since: 7, mine: question, window: undefined },
      ],
      optionalActions: [
        { id: 'offer', calls: true },
        { id: 'aside', calls: false },
      ],
    };
    expect(openQuestions(table)).toEqual([
      { decision: 'begun', seq: 7 },
      { decision: 'battle', seq: 7 },
      { decision: 'offer', seq: 9 },
    ]);
  });
});
