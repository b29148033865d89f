import type { Translator } from '../i18n/translator.ts';
import { answerSchema } from '../kernel/answer-schema.ts';
import type { Viewer } from '../kernel/decision.ts';
import { openDecisions, waitingText } from '../kernel/open-decisions.ts';
import type { ReplayedRecord } from '../records/replay-record.ts';
import { namedSeat } from '../records/what-to-type.ts';
import { type Asked, whatIsOptional, whoIsAsked } from '../records/who-is-asked.ts';

type AtEnd = Pick<ReplayedRecord, 'game' | 'machine'>;

/** The seats that are waited for, and everything that the viewer could write into the record as the next entry. */
export function askedLines({ game, machine }: AtEnd, viewer: Viewer, words: Translator): string[] {
  const waiting = openDecisions(game, machine).flatMap(({ id, waiting: seats }) => {
    const what = waitingText(game, machine, id);
    return what ? [words.text('cli.waiting', { seats: seats.map((seat) => game.rules.seatName(seat)), what })] : [];
  });
  const lines = (key: string, { seat, decision, name, prompt }: Asked) =>
    words.text(key, { seat: namedSeat(game.rules, seat), decision, name, prompt });
  const asked = seenBy(viewer, whoIsAsked(game, machine)).flatMap((one) => [
    lines('cli.asked', one),
    ...one.answers.map(({ at, reason }) => `  ${at}  ${words.t(reason)}`),
  ]);
  const offered = seenBy(viewer, whatIsOptional(game, machine)).map((one) => lines('cli.offered', one));
  return [...waiting, ...(asked.length > 0 ? ['', ...asked] : []), ...offered];
}

/** A question may show what its seat has in hand. */
function seenBy(viewer: Viewer, asked: readonly Asked[]): readonly Asked[] {
  return viewer === 'moderator' ? asked : asked.filter(({ seat }) => seat === viewer);
}

/** The same as data. */
export function askedData({ game, machine }: AtEnd, viewer: Viewer, words: Translator) {
  const seen = (asked: readonly Asked[]) => seenBy(viewer, asked).map((one) => askedOut(one, words));
  return { asked: seen(whoIsAsked(game, machine)), offered: seen(whatIsOptional(game, machine)) };
}

function askedOut({ seat, decision, name, prompt, choice, answers }: Asked, words: Translator) {
  return {
    seat,
    decision,
    name,
    prompt: words.t(prompt),
    answers: answers.map(({ at, reason }) => ({ answer: at, means: words.t(reason) })),
    schema: answerSchema(choice, words.t),
  };
}
