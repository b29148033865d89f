import { expect, test } from '@jest/globals';
import { hasHash, machineText, stateHash } from '../../src/kernel/hash-state.ts';
import { cloneData } from '../../src/kernel/json.ts';
import type { Machine } from '../../src/kernel/machine.ts';
import { workOn } from '../../src/kernel/working-state.ts';
import { type Campaign, campaign, touchSix } from '../../src/simulation/bench/campaign.ts';

const machineOf = (state: object): Machine => ({ state, agenda: [], seq: 1, drawn: 0, over: false, resigned: [] });
const hashOf = (state: object) => stateHash(machineOf(state));

/** SHA-256 of the text below, as programs before hashes by parts wrote it. */
const OLD = 'f6fcc160574b1443cefc77c97e391e0e';

/** What the rules do to a state in one entry. */
function changed<S extends object>(before: S, change: (state: S) => void): S {
  const { now, changing, close } = workOn(before);
  change(changing);
  close();
  return now;
}

test('an entry changes what it touches; the state before it stays as it was, and shares all the rest', () => {
  const before = campaign();
  const text = JSON.stringify(before);
  const after = changed(before, (state) => touchSix(state, 5));
  const wanted = campaign();
  touchSix(wanted, 5);
  expect(after).toEqual(wanted);
  expect(JSON.stringify(before)).toBe(text);
  const shared = Object.keys(before.areas).filter((id) => after.areas[id] === before.areas[id]);
  expect(shared).toHaveLength(277 - 3);
});

test('the hash after many entries is that of the same state made anew, whatever the order of its keys', () => {
  let state = campaign();
  const wanted = campaign();
  for (let n = 0; n < 50; n += 1) {
    state = changed(state, (now) => touchSix(now, n));
    touchSix(wanted, n);
    // Hashed each time, so that all parts but the touched ones are known.
    expect(hashOf(state)).toBe(hashOf(cloneData(wanted)));
  }
  expect(hashOf(state)).toBe(hashOf(JSON.parse(machineText(machineOf(state))).state));
});

test.each<[string, (state: Campaign) => void]>([
  ['a value deep in a part', ({ areas }) => areas['area-3']?.history.push({ turn: 99, owner: 'nobody' })],
  ['a value beside parts', ({ powers }) => Object.assign(powers['power-2'] ?? {}, { treasury: 7 })],
  ['a part that is taken away', ({ areas }) => delete areas['area-3']],
  ['a part that is put in', ({ areas }) => Object.assign(areas, { island: areas['area-3'] })],
  ['all that was divided', (state) => Object.assign(state, { areas: {} })],
  [
    'two parts that change places',
    ({ areas }) => Object.assign(areas, { 'area-1': areas['area-2'], 'area-2': areas['area-1'] }),
  ],
])('the hash tells that %s is another', (_, change) => {
  const before = campaign();
  const hash = hashOf(before);
  const after = changed(before, change);
  expect(after).not.toEqual(before);
  expect(hashOf(after)).not.toBe(hash);
  expect(hashOf(after)).toBe(hashOf(cloneData(after)));
});

test('however often a state changed since it was hashed, its hash is that of the same state made anew', () => {
  let state: Campaign = campaign();
  hashOf(state);
  for (const change of [
    (now: Campaign) => touchSix(now, 1),
    ({ areas }: Campaign) => void delete areas['area-3'],
    ({ areas }: Campaign) => void Object.assign(areas, { island: areas['area-4'] }),
    (now: Campaign) => touchSix(now, 1),
  ])
    state = changed(state, change);
  expect(hashOf(state)).toBe(hashOf(cloneData(state)));
});

test('the hash is made as docs/record.md says', () => {
  const fields = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`n${n}`, n]));
  // Worked out by another program from that description.
  expect(hashOf({ ...fields, part: { b: [1, 'x'], a: null } })).toBe('2:10f67b64f92bb455561fec22d76e245c');
});

test('what JSON leaves out does not count', () => {
  const gaps = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`n${n}`, n < 3 ? [n, undefined] : undefined]));
  const holes = { list: Array.from({ length: 600 }, () => undefined), gaps };
  for (const state of [gaps, holes]) expect(hashOf(state)).toBe(hashOf(JSON.parse(JSON.stringify(state))));
});

test('plain values are not taken for the hashes of parts', () => {
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`n${n}`, n]));
  const hashes = [
    { part: [1], ...many },
    { part: '[1]', ...many },
    { part: { 0: 1 }, ...many },
  ].map(hashOf);
  expect(new Set(hashes).size).toBe(3);
});

test('rules may read, list, spread and put parts where they like', () => {
  const after = changed<Campaign & { kept?: Campaign['areas']; lists?: unknown }>(campaign(), (state) => {
    const { areas } = state;
    expect(areas['area-1']).toBe(areas['area-1']);
    expect(Object.values(areas)).toHaveLength(277);
    expect('area-1' in areas).toBe(true);
    const fresh = { ...areas['area-1'], owner: 'me' };
    Object.assign(areas, { fresh });
    fresh.owner = 'you';
    state.kept = areas;
    state.lists = [Object.keys(areas).length, { ...areas }['area-2']?.owner];
  });
  expect(after.areas.fresh?.owner).toBe('you');
  expect(after.kept).toEqual(after.areas);
  expect(after.lists).toEqual([278, 'power-2']);
  expect(JSON.parse(JSON.stringify(after)).kept.fresh.owner).toBe('you');
});

test('what rules keep of the state beyond their entry can be read, and not changed', () => {
  const held: Campaign[] = [];
  const after = changed(campaign(), (state) => void held.push(state));
  expect(held[0]?.areas['area-1']).toBe(after.areas['area-1']);
  for (const state of held) {
    expect(() => Object.assign(state, { areas: {} })).toThrow('after its entry was over');
    expect(() => Reflect.deleteProperty(state, 'areas')).toThrow('after its entry was over');
  }
});

test('hashes of older logs, over the whole text, are still known', () => {
  const machine = machineOf({ coins: { Red: 4, Blue: 2 }, spent: ['gift'] });
  expect(hasHash(machine, OLD)).toBe(true);
  expect(hasHash(machine, stateHash(machine))).toBe(true);
  expect(hasHash(machineOf({ coins: { Red: 4, Blue: 3 }, spent: ['gift'] }), OLD)).toBe(false);
  expect(hasHash(machine, `2:${OLD}`)).toBe(false);
});
