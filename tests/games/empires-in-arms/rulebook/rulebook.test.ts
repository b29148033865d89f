import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import { rulebook } from '../../../../src/games/empires-in-arms/rulebook/sections.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { catalogueFiles } from '../../../../src/i18n/catalogue.ts';
import { translator } from '../../../../src/i18n/translator.ts';

const GAME = join(dirname(fileURLToPath(import.meta.url)), '../../../../src/games/empires-in-arms');
/** The rooms of what moves: their comments and refusals name the rule behind every step. */
const MOVING = [
  'naval',
  'land',
  'supply',
  'access',
  'orders',
  'battle',
  'sieges',
  'guerrillas',
  'conquest',
  'captives',
];
const english = translator('en', 'UTC');
const spanish = translator('es', 'UTC');
const numbers = rulebook.map(([number]) => number);
/** Parts of sections that are there as a whole. */
const NOT_YET = /^12\.3\.[37]\.\d\b/;

function textOf(number: string): string {
  const section = rulebook.find(([one]) => one === number);
  if (!section) throw new Error(`no section ${number}`);
  return english.t(section[2]);
}

test('the sections stand in the order of their numbers, each once', () => {
  const plain = numbers.filter((number) => /^\d/.test(number));
  const sorted = [...plain].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(plain).toEqual(sorted);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => !plain.includes(number))).toEqual(['A', 'B', 'C']);
});

test('a section belongs to one that is there', () => {
  const orphans = numbers.filter((number) => number.includes('.') && !numbers.includes(number.replace(/\.\d+$/, '')));
  // Sections between them have a title alone, or are of what is not played yet.
  expect(orphans).toEqual(['8.2.1.1', '8.2.1.2', '8.2.1.3', '10.5.2']);
});

test('each is written in both languages, with as many paragraphs', () => {
  const uneven = rulebook.filter(([, title, text]) => {
    const [inEnglish, inSpanish] = [english.t(text), spanish.t(text)];
    const sameLength = inEnglish.split('\n').length === inSpanish.split('\n').length;
    return !sameLength || inEnglish === inSpanish || spanish.t(title).length === 0;
  });
  expect(uneven.map(([number]) => number)).toEqual([]);
});

test('every section that a question, a step or a sentence of the game names is there', () => {
  const parts = [...Object.values(rules.steps), ...Object.values(rules.decisions)];
  const inWords = catalogueFiles()
    .filter(({ language, inside }) => language === 'en' && inside.includes('empires-in-arms'))
    .flatMap(({ path }) => [...readFileSync(path, 'utf8').matchAll(/[( ](\d+(?:\.\d+)+|[ABC]\.\d)(?=[),; ])/g)])
    .map(([, number = '']) => number.replace(/^([ABC])\.\d$/, '$1'));
  const named = new Set([...parts.flatMap(({ section }) => section.split(', ')), ...inWords]);
  const missing = [...named].filter((number) => !NOT_YET.test(number) && !numbers.includes(number));
  expect(missing).toEqual([]);
  expect(named.size).toBeGreaterThan(50);
});

test('every section that the code of fleets, corps, supply and access names is there', () => {
  const files = MOVING.flatMap((room) =>
    readdirSync(join(GAME, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(GAME, room, file)),
  );
  const named = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<![\d.])(?:6|7|10)(?:\.\d+)+(?![\d.]*\d)/g) ?? []),
  );
  const missing = [...named].filter((number) => !NOT_YET.test(number) && !numbers.includes(number));
  expect(missing).toEqual([]);
  expect(named.size).toBeGreaterThan(100);
});

test('the numbers in it are those of the data pack', () => {
  const { points, prices, zones, naval, limits, supply, siege, guerrillas } = builtInPack().pack;
  const zone = (wanted: string) => {
    const found = zones.find(({ id }) => id === wanted);
    if (!found) throw new Error(`no zone ${wanted}`);
    return found;
  };
  expect(textOf('4.2.1.1')).toMatch(
    new RegExp(`^${-points.declare_war_on_power} points; ${-points.declare_war_on_ally} `),
  );
  expect(textOf('4.2.1.2')).toMatch(new RegExp(`^${-points.declare_war_on_minor_district} point `));
  expect(textOf('4.3.1.3')).toContain(`loses ${-points.refuse_call} points`);
  expect(textOf('4.4.2.3')).toContain(
    `gains ${points.accept_conditional_surrender} for a conditional surrender ` +
      `and ${points.accept_unconditional_surrender} for an unconditional one`,
  );
  expect(textOf('4.4.2.3')).toContain(
    `loses ${-points.surrender_conditionally} once, or ${-points.surrender_unconditionally} once`,
  );
  expect(textOf('4.5')).toContain(`gains ${points.create_alliance} point`);
  expect(textOf('4.6.3.1')).toContain(`gains ${points.control_minor_district} point`);
  expect(textOf('4.6.5.1')).toContain(`${-points.support_minor} points for all`);
  expect(textOf('4.7')).toContain(`for ${-points.break_alliance} points`);
  expect(textOf('5.1.4.1')).toContain(`${-points.scuttle_or_lose_fleet} point`);
  expect(textOf('8.5')).toContain(
    `militia ${prices.militia.money}, infantry ${prices.infantry.money}, cavalry ${prices.cavalry.money}, ` +
      `guard ${prices.guard.money}, artillery ${prices.artillery.money}, a ship ${prices.ship.money}`,
  );
  expect(textOf('8.5.3')).toContain(
    `Militia after ${prices.militia.months} month, infantry and counters after ${prices.infantry.months}, ` +
      `cavalry, guard and artillery after ${prices.cavalry.months}, ships after ${prices.ship.months}`,
  );
  expect(textOf('8.6')).toContain(
    `Fiasco up by ${zone('fiasco').drift}, in Instability up by ${zone('instability').drift}, ` +
      `in the Dominant zone down by ${-zone('dominant').drift}`,
  );
  expect(textOf('4.6.2.2')).toContain(
    `Dominant zone +${zone('dominant').controlModifier}, in Neutral ${zone('neutral').controlModifier}, ` +
      `in Instability −${-zone('instability').controlModifier}, in Fiasco −${-zone('fiasco').controlModifier}`,
  );
  expect(textOf('6.2.3.2.2')).toContain(
    `On a ${naval.interception.recommended.adjacentUpTo} from a place beside the area, ` +
      `on 1 or ${naval.interception.recommended.sameAreaUpTo} in the same area`,
  );
  expect(textOf('6.2.6.4')).toContain(`${-points.scuttle_or_lose_fleet} point`);
  expect(textOf('6.3.2.1')).toContain(`on 1 or ${naval.evadesUpTo}.`);
  expect(textOf('6.3.3.1')).toContain(
    `plus ${naval.windGauge.betterBy} with a British fleet and ${naval.windGauge.admiralBy} with Nelson, ` +
      `to ${naval.windGauge.most} at most`,
  );
  expect(textOf('6.3.3.2')).toContain(
    `plus ${naval.fire.betterBy} with a British fleet, minus ${-naval.fire.worseBy} with an Austrian`,
  );
  expect(textOf('6.3.4.2')).toContain(
    `gains ${points.win_naval_battle_per_fleet} point for each fleet of the losers that fought, each loser loses ` +
      `${-points.lose_naval_battle_per_fleet} for each of its own, ${points.naval_battle_most} at most`,
  );
  expect(textOf('6.3.5.1')).toContain(`within ${naval.retreatPoints} points`);
  expect(textOf('7.3.1.2')).toContain(`for ${limits.forcedMarchPoints} point more`);
  expect(textOf('7.3.1.3')).toMatch(new RegExp(`^${limits.areaPoints} point;`));
  expect(textOf('7.3.1.3.1')).toBe(`${limits.roughAreaPoints} points.`);
  expect(textOf('7.3.1.3.2')).toMatch(new RegExp(`^${limits.riverPoints} more `));
  expect(textOf('7.3.1.3.3')).toMatch(new RegExp(`^${limits.arrowPoints} more\\.`));
  const { forage } = supply;
  expect(textOf('7.4.1.2.1')).toContain(`Plus ${forage.eachOtherCorps} for each`);
  expect(textOf('7.4.1.2.1')).toContain(`${forage.otherCorpsMost} at most`);
  expect(textOf('7.4.1.2.2')).toContain(`Minus ${-forage.eachUnusedPoint} for each`);
  expect(textOf('7.4.1.2.3')).toBe(`Plus ${forage.forcedMarch}.`);
  expect(textOf('7.4.1.2.4')).toContain(`Plus ${forage.winter} in`);
  expect(textOf('7.4.1.2.5')).toContain(`Minus ${-forage.ownTerritory} for`);
  const { breach, assault, sally } = siege;
  const needs = ['1', '2', '3', '4'].map((walls) => breach.needs[walls]?.die);
  expect(textOf('7.5.4.1')).toContain(
    `of 1 at ${needs[0]} or more, of 2 at ${needs[1]}, of 3 at ${needs[2]}, of 4 at ${needs[3]} with`,
  );
  expect(textOf('7.5.4.1')).toContain(
    `Add ${breach.besiegedBefore} if the city was besieged in an earlier month, ${breach.artilleryCorps} with ` +
      `artillery, ${breach.fewDefenders} with fewer factors inside than spires; take ${-breach.winterZone} away`,
  );
  expect(textOf('7.5.4.1')).toContain(`lose ${breach.failurePercent} percent`);
  expect(textOf('7.5.4.1')).toContain(`on table ${assault.besiegers}, the besieged on ${assault.besieged}`);
  expect([assault.rounds, sally.rounds]).toEqual([3, 3]);
  expect(textOf('7.5.4.2.1')).toContain(`both on table ${sally.besieged}, for up to three rounds`);
  expect(textOf('7.5.4.2.2')).toContain(points.win_garrison_attack === 1 ? 'one political point' : 'none');
  expect(textOf('7.7')).toContain(points.conquer_district_or_ceded_province === 1 ? 'gain one political point' : '');
  expect(textOf('10.1.1')).toContain(guerrillas.manyCorps === 2 ? `${guerrillas.manyCorpsBy} more for two corps` : '-');
});
