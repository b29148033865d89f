import type { Frame } from '../../../kernel/frame.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { EmpiresInArms, Play, Position, Step } from '../types.ts';
import { saidAhead } from './ask-once.ts';
import { siegesBy } from './siege.ts';
import { answerByOrders, fieldOf, questionsFor, type SiegeQuestion } from './siege-questions.ts';

/**
 * 7.5.4: after the other combats of a turn, assaults by the besiegers in phase, then attacks by besieged forces in
 * phase. Both sides decide in one window; who has left orders for all that it would be asked is not.
 */
export const siegeStep: Step<'siege-step'> = {
  section: '7.5.4',
  run: (play, { powers }) => {
    noteBeginnings(play, powers);
    if (whoIsAsked(play, powers).length > 0) play.push({ ask: 'sieges', args: { powers } });
    else carryOutSieges(play, powers, new Map());
  },
};

/** Since when a city has been besieged; what is not besieged any more is forgotten. */
function noteBeginnings({ state, pack }: Play, powers: readonly Power[]): void {
  const before = Object.entries(state.siegesSince ?? {}).filter(([area]) => state.sieges?.[area]);
  const since = { ...Object.fromEntries(before) };
  for (const { area } of siegesBy({ state, pack }, powers)) since[area] ??= state.month;
  if (Object.keys(since).length > 0) state.siegesSince = since;
  else delete state.siegesSince;
}

/** The powers that have something to decide which their standing orders do not. */
export function whoIsAsked(
  position: Pick<Position, 'state' | 'pack' | 'resigned'>,
  powers: readonly Power[],
): readonly Power[] {
  return deciding(position).filter((power) => openQuestions(position, power, powers).length > 0);
}

/** What a power is asked: what neither its standing orders answer nor what it has said beforehand. */
export function openQuestions(
  position: Pick<Position, 'state' | 'pack'>,
  power: Power,
  powers: readonly Power[],
): readonly SiegeQuestion[] {
  return questionsFor(position, power, powers).filter(
    (one) => answerByOrders(position, power, one) === undefined && saidAhead(position.state, power, one) === undefined,
  );
}

/**
 * What was answered, by power and field; all else goes by what was said beforehand, then by standing orders, and
 * without any by default.
 */
export function carryOutSieges(
  play: Play,
  powers: Power[],
  given: ReadonlyMap<Power, ReadonlyMap<string, unknown>>,
): void {
  const players = deciding(play);
  const decided = POWERS.flatMap((power) =>
    questionsFor(play, power, powers).map((question) => {
      const answer =
        given.get(power)?.get(fieldOf(question)) ??
        saidAhead(play.state, power, question) ??
        answerByOrders(play, power, question);
      const known = question.answers.find((one) => one === answer);
      return { question, answer: players.includes(power) ? (known ?? question.answers[0]) : question.answers[0] };
    }),
  );
  const answerTo = (about: SiegeQuestion['about'], area: string) =>
    decided.find(({ question }) => question.about === about && question.siege.area === area)?.answer;
  const frames = decided.flatMap(({ question, answer }): Frame<EmpiresInArms>[] => {
    const { area } = question.siege;
    if (question.about === 'sally') return answer === 'sally' ? [{ step: 'sally', args: { area } }] : [];
    if (question.about === 'breached')
      return answer === 'give_up' ? [{ step: 'city-surrenders', args: { area, powers } }] : [];
    const breached = answerTo('breached', area);
    if (answer !== 'assault' || breached === 'give_up') return [];
    return [{ step: 'assault', args: { area, powers, breached: breached === 'surrender' ? 'surrender' : 'fight' } }];
  });
  const isSally = (frame: Frame<EmpiresInArms>) => 'step' in frame && frame.step === 'sally';
  play.push(...frames.filter((one) => !isSally(one)), ...frames.filter(isSally));
}
