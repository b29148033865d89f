import { describe, expect, test } from '@jest/globals';
import { chooseAnswer } from '../../src/computer/choose-answer.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Message } from '../../src/kernel/message.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { legalAnswer } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { setUpFirstGame } from '../../src/practice/begin-first-game.ts';
import { lessonNotes } from '../../src/practice/lesson-notes.ts';
import { type PracticeEntry, playOn } from '../../src/practice/play-on.ts';
import { testNoon } from '../harness/test-clock.ts';

const taught = [...games.values()].flatMap((module) => {
  const { lessons } = module;
  return lessons ? [{ id: module.rules.id, module, lessons }] : [];
});

test('Iron Curtain and Versailles are taught', () => {
  expect(taught.map(({ id }) => id)).toEqual(['iron-curtain', 'versailles-1919']);
});

describe.each(taught)('the first game of $id', ({ module, lessons }) => {
  /** Played to its end against the computer by somebody who answers anything; gives the notes in their order. */
  function notesOf(seed: string): readonly Message[] {
    const begun = setUpFirstGame(module, lessons, { id: 'first', seed, now: testNoon });
    const { game, chance: source } = begun;
    const row = { seat: lessons.seat };
    let machine = begun.machine;
    let log: readonly PracticeEntry[] = [{ entry: begun.setup, facts: begun.facts, asked: undefined }];
    const notes: Message[] = [];
    for (;;) {
      const asked = openDecisions(game, machine).flatMap(({ id, waiting }) => waiting.map((seat) => ({ id, seat })));
      const other = asked.find(({ seat }) => seat !== row.seat);
      if (!other) notes.push(...lessonNotes({ row, module, game, machine, log }));
      if (machine.over) return notes;
      const put = other ?? asked[0] ?? { id: '', seat: '' };
      const at = { decision: put.id, seat: put.seat };
      const budget = { positions: 0, ms: 0 };
      const answer = other
        ? chooseAnswer(game, machine, { ...at, seed: `${seed} ${machine.seq}`, budget, now: () => 0 })?.answer
        : legalAnswer(game, machine, put, seededRandom(`${seed} ${machine.seq}`))?.answer;
      if (answer === undefined) throw new Error('nobody can answer');
      const played = playOn(
        { game, machine, source, at: testNoon },
        { ...at, answer, how: other ? 'computer' : 'page' },
      );
      machine = played.machine;
      log = [...log, ...played.entries];
    }
  }

  // The longer a game, the more of its notes one of them comes to.
  const played = lessons.players > 2 ? [notesOf('one')] : ['one', 'two'].map(notesOf);

  test('ends, and each note comes once, the one that begins it first and that on its end last', () => {
    const ending = new Map(Object.entries(lessons.facts)).get('game-over');
    for (const notes of played) {
      expect(new Set(notes).size).toBe(notes.length);
      expect(notes[0]).toBe(lessons.begin);
      expect(notes).toContain(ending);
      expect(notes.length).toBeGreaterThan(8);
    }
  });

  test('comes to most of what its notes are about', () => {
    const all = [...Object.values(lessons.questions), ...Object.values(lessons.facts)];
    const told = new Set(played.flat());
    expect(all.filter((note) => note && told.has(note)).length).toBeGreaterThan(all.length * 0.6);
  });

  test('has a note on questions of its rules alone, in both languages', () => {
    for (const name of Object.keys(lessons.questions)) expect(Object.keys(module.rules.decisions)).toContain(name);
    const [english, spanish] = ['en', 'es'].map((language) => translator(language, 'UTC').t);
    for (const note of [lessons.begin, ...Object.values(lessons.questions), ...Object.values(lessons.facts)])
      if (note) expect(english?.(note)).not.toBe(spanish?.(note));
  });
});
