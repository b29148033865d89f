import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { catalogueFiles } from '../../src/i18n/catalogue.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';

const english = translator('en', 'UTC');
const spanish = translator('es', 'UTC');
/** Sections between them have a title alone in the rulebook, or are of what is not played yet. */
const WITHOUT_PARENT = ['8.2.1.1', '8.2.1.2', '8.2.1.3', '10.2.1', '10.5.2'];
/** Empires in Arms: its optional rules are not played. */
const NOT_YET = /^(?:12|13)\b/;

/** The sections that a game's questions, steps and sentences name, such as "5.3" and "10.2" of "5.3, 10.2–10.4". */
function namedBy(id: string): readonly string[] {
  const rules = games.get(id)?.rules;
  if (!rules) throw new Error(`no game ${id}`);
  const bySteps = [...Object.values(rules.steps), ...Object.values(rules.decisions)].flatMap(({ section }) =>
    section.split(/, |–/),
  );
  const inWords = catalogueFiles()
    .filter(({ language, inside, path }) => language === 'en' && inside.includes(id) && !path.includes('rulebook'))
    .flatMap(({ path }) => [...readFileSync(path, 'utf8').matchAll(/[( ](\d+(?:\.\d+)+)(?=[),:; ])/g)])
    .map(([, number = '']) => number);
  return [...new Set([...bySteps, ...inWords])];
}

/** What a page makes links of: the sections that a game's code gives to refusals, and "Rule 4.1" in its sentences. */
function linkedBy(id: string): readonly string[] {
  const folder = new URL(`../../src/games/${id}/`, import.meta.url).pathname;
  const inCode = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('rulebook'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/'(\d+(?:\.\d+)+)(?:(?:, |–)[\d.]+)*'/g)]);
  const inWords = catalogueFiles()
    .filter(({ language, inside }) => (language === 'en' || language === 'es') && inside.includes(id))
    .flatMap(({ path }) => [...readFileSync(path, 'utf8').matchAll(/\b(?:rules?|reglas?) (\d+(?:\.\d+)*)/gi)]);
  return [...inCode, ...inWords].map(([, number = '']) => number);
}

/** A section, or the one above it where the rulebook counts paragraphs: 16.7 of 16.7.1. */
const isThere = (numbers: readonly string[], number: string) =>
  numbers.includes(number) || numbers.includes(number.replace(/\.\d+$/, ''));

describe.each([...games.values()].map(({ rules, rulebook }) => [rules.id, rulebook] as const))('%s', (id, found) => {
  const rulebook: Rulebook = found ?? [];
  const numbers = rulebook.map(([number]) => number);

  test('has its rules in our own words, in the order of their numbers, each once', () => {
    const plain = numbers.filter((number) => /^\d/.test(number));
    expect(plain.length).toBeGreaterThan(20);
    expect(plain).toEqual([...plain].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('each section belongs to one that is there', () => {
    const orphans = numbers.filter((number) => number.includes('.') && !numbers.includes(number.replace(/\.\d+$/, '')));
    expect(orphans.filter((number) => !WITHOUT_PARENT.includes(number))).toEqual([]);
  });

  test('each is written in both languages, with as many paragraphs', () => {
    const uneven = rulebook.filter(([, title, text]) => {
      const [inEnglish, inSpanish] = [english.t(text), spanish.t(text)];
      const isAsLong = inEnglish.split('\n').length === inSpanish.split('\n').length;
      return !isAsLong || inEnglish === inSpanish || spanish.t(title).length === 0;
    });
    expect(uneven.map(([number]) => number)).toEqual([]);
  });

  test('every section that a question, a step or a sentence names is there', () => {
    const missing = namedBy(id).filter((number) => !NOT_YET.test(number) && !isThere(numbers, number));
    expect(missing).toEqual([]);
  });

  test('every link to a rule leads to its section, in both languages', () => {
    const linked = linkedBy(id);
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('a section that a text of the rules points at is there', () => {
    const pointed = rulebook.flatMap(([, , text]) =>
      [...english.t(text).matchAll(/\((\d+(?:\.\d+)*)\)/g)].map(([, number = '']) => number),
    );
    expect(pointed.filter((number) => !NOT_YET.test(number) && !numbers.includes(number))).toEqual([]);
  });
});
