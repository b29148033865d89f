import type { Message } from '../kernel/message.ts';
import { narrateFact } from '../kernel/narrate-fact.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import type { OpenPractice } from './open-practice.ts';

/**
 * The notes of a first game at its newest position: on what has happened for the first time since its owner last
 * answered, and on what they are asked for the first time. Nothing is kept of them: they follow from the log.
 */
export function lessonNotes({ row, module, game, machine, log }: OpenPractice): readonly Message[] {
  const { seat } = row;
  const { lessons } = module;
  if (seat === null || !lessons) return [];

  const lastOwn = log.findLastIndex(({ entry }) => entry.kind === 'answered' && entry.seat === seat);
  const told = (from: number, to: number) =>
    log
      .slice(from, to)
      .flatMap(({ facts }) => facts)
      .filter((fact) => narrateFact(game, fact, seat) !== undefined)
      .map(({ type }) => type);
  const since = Math.max(0, lastOwn);
  const known = new Set(told(0, since));
  const fresh = [...new Set(told(since, log.length))].filter((type) => !known.has(type));

  const answered = new Set(
    log.flatMap(({ entry, asked }) => (entry.kind === 'answered' && entry.seat === seat ? [asked] : [])),
  );
  const asked = openDecisions(game, machine)
    .filter(({ name, waiting }) => waiting.includes(seat) && !answered.has(name))
    .map(({ name }) => name);

  const [facts, questions] = [new Map(Object.entries(lessons.facts)), new Map(Object.entries(lessons.questions))];
  return [
    ...(lastOwn < 0 ? [lessons.begin] : []),
    ...fresh.flatMap((type) => facts.get(type) ?? []),
    ...asked.flatMap((name) => questions.get(name) ?? []),
  ];
}
