import { isRecord } from '../../../kernel/is-record.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Effect } from '../effect.ts';
import { msg } from '../msg.ts';
import { optionValues } from '../options.ts';
import { MILITARY } from '../turn/action-options.ts';
import type { Fault } from './explain-issue.ts';
import type { EventFile, IssueFile, PackFile } from './pack-schema.ts';
import { placeName } from './places.ts';
import { provenanceOf } from './provenance.ts';

/** 1.3: what a whole set of cards is. */
const ISSUES = 52;
const EVENTS = 46;
const STRATEGIES = 10;
/** Ids that answers use for something else. */
const TAKEN = new Set(['place', 'reclaim', ...MILITARY, 'none', 'pass', 'draw']);

/** What does not fit together in a pack whose every value is well formed. */
export function checkPack(file: PackFile): readonly Fault[] {
  return [
    ...counts(file),
    ...ids(file),
    ...regions(file),
    ...lengths(file),
    ...figures(file),
    ...file.issues.flatMap(ofIssue),
    ...file.events.flatMap(ofEvent),
    ...sources(file, []),
  ];
}

function fault(at: string, reason: Message): Fault {
  return { at, reason };
}

function counts({ issues, events, strategies }: PackFile): readonly Fault[] {
  const ends = issues.filter((issue) => issue.kind.value === 'end').length;
  const faults: Fault[] = [];
  if (ends !== 1) faults.push(fault('issues', msg('versailles-1919.pack.one-end-card', { found: ends })));
  const wrong = (at: string, expected: number, found: number) => {
    if (found !== expected) faults.push(fault(at, msg('versailles-1919.pack.card-count', { expected, found })));
  };
  wrong('issues', ISSUES, issues.length - ends);
  wrong('events', EVENTS, events.length);
  wrong('strategies', STRATEGIES, strategies.length);
  return faults;
}

/** Every id once among all cards, every number once in its deck, every option once on its card. */
function ids(file: PackFile): readonly Fault[] {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const deck of ['issues', 'events', 'strategies'] as const) {
    const numbers = new Set<number>();
    for (const { id, number } of file[deck]) {
      if (seen.has(id)) faults.push(fault(`${deck}.${id}.id`, msg('versailles-1919.pack.twice', { id })));
      if (TAKEN.has(id) || id in {}) faults.push(fault(`${deck}.${id}.id`, msg('versailles-1919.pack.taken', { id })));
      if (numbers.has(number.value))
        faults.push(fault(`${deck}.${id}.number`, msg('versailles-1919.pack.number-twice', { number: number.value })));
      seen.add(id);
      numbers.add(number.value);
    }
  }
  for (const issue of file.issues) {
    const options = new Set<string>();
    for (const { id } of issue.options) {
      if (options.has(id))
        faults.push(fault(`issues.${issue.id}.options.${id}`, msg('versailles-1919.pack.twice', { id })));
      options.add(id);
    }
  }
  return faults;
}

/** Each region once, and each number once: one die tells them apart (7.5). */
function regions(file: PackFile): readonly Fault[] {
  const numbers = new Set<number>();
  const names = new Set<string>();
  return file.regions.flatMap(({ id, number }) => {
    const faults: Fault[] = [];
    if (names.has(id)) faults.push(fault(`regions.${id}`, msg('versailles-1919.pack.twice', { id })));
    if (numbers.has(number.value))
      faults.push(fault(`regions.${id}.number`, msg('versailles-1919.pack.number-twice', { number: number.value })));
    names.add(id);
    numbers.add(number.value);
    return faults;
  });
}

/** There must be as many cards as the setup lays out and puts under the end card. */
function lengths({ figures: f, issues }: PackFile): readonly Fault[] {
  const deck = issues.length - 1 - f.table_issues.value - f.waiting_issues.value - f.first_discards.value;
  return Object.entries(f.lengths).flatMap(([id, { value }]) => {
    const faults: Fault[] = [];
    if (value.under > deck)
      faults.push(fault(`figures.lengths.${id}.under`, msg('versailles-1919.pack.under-end-card', { deck })));
    if (value.happiness > f.happiness.max.value)
      faults.push(fault(`figures.lengths.${id}.happiness`, tooBig(f.happiness.max.value)));
    return faults;
  });
}

function figures({ figures: f, columns }: PackFile): readonly Fault[] {
  const faults: Fault[] = [];
  if (f.happiness.unplayed.value > f.happiness.max.value)
    faults.push(fault('figures.happiness.unplayed', tooBig(f.happiness.max.value)));
  const froms = f.zones.value.map(({ from }) => from);
  if (froms.at(-1) !== 0 || froms.some((from, i) => i > 0 && from >= (froms[i - 1] ?? 0)))
    faults.push(fault('figures.zones', msg('versailles-1919.pack.zones')));
  // The keg pushes the unrest one column on, and a unit must still find room to its right.
  const firstUnit = columns.findIndex(({ deploy }) => deploy.value !== 'none') + 1;
  if (f.keg_last_column.value + 1 >= firstUnit)
    faults.push(fault('figures.keg_last_column', msg('versailles-1919.pack.keg-and-units', { column: firstUnit })));
  for (const [i, { deploy }] of columns.entries())
    if (deploy.value === 'none' && i + 1 >= firstUnit)
      faults.push(fault(`columns.#${i + 1}.deploy`, msg('versailles-1919.pack.units-to-the-right')));
  for (const [name, ranks] of [
    ['two', 2],
    ['three', 3],
    ['four', 4],
  ] as const)
    if (f.happiness_vp[name].value.length !== ranks)
      faults.push(fault(`figures.happiness_vp.${name}`, msg('versailles-1919.pack.ranks', { ranks })));
  return faults;
}

function tooBig(limit: number): Message {
  return msg('versailles-1919.pack.too-big', { limit, origin: 'number' });
}

/** Options on every card but the end card. */
function ofIssue({ id, kind, options }: IssueFile): readonly Fault[] {
  const end = kind.value === 'end';
  if (end === (options.length === 0)) return [];
  return [fault(`issues.${id}.options`, msg(end ? 'versailles-1919.pack.no-options' : 'versailles-1919.pack.options'))];
}

/** A table option that an event names must exist, and an effect must know its regions. */
function ofEvent({ id, crisis, conference }: EventFile): readonly Fault[] {
  return Object.entries({ crisis, conference }).flatMap(([name, { effect, otherwise }]) => {
    const at = `events.${id}.${name}`;
    const faults = [...ofEffect(effect, `${at}.effect`, false)];
    if (!otherwise) return faults;
    faults.push(...ofEffect(otherwise.effect, `${at}.otherwise.effect`, false));
    const values = optionValues(otherwise.option);
    if (!values) faults.push(fault(`${at}.otherwise.option`, msg('versailles-1919.pack.no-such-option')));
    else if (!values.includes(otherwise.value))
      faults.push(fault(`${at}.otherwise.value`, msg('versailles-1919.pack.not-one-of', { values })));
    return faults;
  });
}

/** `named` is allowed only where regions have been chosen or checked; tokens come from options of issues only. */
function ofEffect(effect: Effect, at: string, named: boolean): readonly Fault[] {
  switch (effect.op) {
    case 'unrest':
    case 'keg':
      return effect.where === 'named' && !named
        ? [fault(`${at}.where`, msg('versailles-1919.pack.nothing-named'))]
        : [];
    case 'token':
      return [fault(at, msg('versailles-1919.pack.token-on-event'))];
    case 'check':
      return [
        ...inside(effect.if_no_uprising, `${at}.if_no_uprising`, true),
        ...inside(effect.if_nothing_unsettled, `${at}.if_nothing_unsettled`, true),
      ];
    case 'target':
      return inside(effect.effects, `${at}.effects`, named || effect.regions !== undefined);
    case 'deploy':
    case 'all':
    case 'either':
    case 'pay':
    case 'each':
    case 'unless-token':
      return inside(effect.effects, `${at}.effects`, named);
    default:
      return [];
  }
}

function inside(effects: readonly Effect[] | undefined, at: string, named: boolean): readonly Fault[] {
  return (effects ?? []).flatMap((effect, i) => ofEffect(effect, `${at}.#${i + 1}`, named));
}

/** Every source begins with its kind. */
function sources(value: unknown, path: readonly string[]): readonly Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => sources(item, [...path, placeName(item, i)]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, key];
    if (key === 'source' && typeof inner === 'string' && provenanceOf(inner) === undefined)
      return [fault(here.join('.'), msg('versailles-1919.pack.source'))];
    return sources(inner, here);
  });
}
