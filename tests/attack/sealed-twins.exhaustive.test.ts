import { afterEach, describe, expect, test } from '@jest/globals';
import type { SheetLine } from '../../src/kernel/choice.ts';
import { differing, type Probe } from './harness/probe.ts';
import { tally } from './harness/tally.ts';
import { type Act, act, seenBy, seenFromOutside, type TwinWorld, twinWorld } from './harness/twin-worlds.ts';

/*
 * Worlds that are the same to the last byte, until one seat keeps something else to itself in each: another purchase, a
 * sheet of another length, other standing orders. Everybody else asks for everything: nothing may differ.
 */

const worlds: TwinWorld[] = [];
afterEach(async () => {
  await Promise.all(worlds.splice(0).map(({ server }) => server.close()));
});

const wait = (corps: string, area: string): SheetLine => ({ order: 'wait', answer: { corps, area } });
const stay = (corps: string): SheetLine => ({ order: 'stay', answer: corps });
const move = (corps: string, to: string): SheetLine => ({ order: 'move', answer: { corps, to } });
const everybody = (decision: string, answer: Act[2], seats = ['Ash', 'Birch', 'Cedar']) =>
  seats.map((seat): Act => [seat, decision, answer]);
const buyNothing = everybody('purchases', {});

type Scene = {
  readonly game: string;
  readonly seats: readonly string[];
  /** Whose secret it is. */
  readonly secretive: string;
  readonly before?: readonly Act[];
  /** What is done in secret in each of the worlds. */
  readonly twins: readonly (readonly Act[])[];
  /** What everybody does afterwards, from one look to the next. */
  readonly after: readonly (readonly Act[])[];
  /** What brings the secret to light: before, the seat itself may have no page that says what it did. */
  readonly last?: readonly Act[];
};

const marches = { game: 'marches', seats: ['Ash', 'Birch', 'Cedar'], secretive: 'Birch' } as const;
const harvest = { game: 'harvest', seats: ['Ann', 'Bob', 'Cid'], secretive: 'Ann' } as const;

const SCENES: { readonly [what: string]: Scene } = {
  'Marches: what a seat buys, until all have bought': {
    ...marches,
    twins: [
      [['Birch', 'purchases', {}]],
      [['Birch', 'purchases', { 'Birch-1': 3 }]],
      [['Birch', 'purchases', { new: 1 }]],
    ],
    after: [[['Cedar', 'purchases', { 'Cedar-1': 1 }]]],
    last: [['Ash', 'purchases', {}]],
  },
  'Marches: what a sheet says and how long it is, until all have written theirs': {
    ...marches,
    before: buyNothing,
    twins: [
      [['Birch', 'orders', []]],
      [['Birch', 'orders', [wait('Birch-1', 'e6')]]],
      [['Birch', 'orders', [move('Birch-1', 'e6'), move('Birch-1', 'd6'), wait('Birch-2', 'f5'), stay('Birch-3')]]],
    ],
    after: [[['Ash', 'orders', [move('Ash-1', 'b1')]]]],
    last: [['Cedar', 'orders', []]],
  },
  'Marches: whether a seat has written a sheet at all, until it is ready': {
    ...marches,
    before: buyNothing,
    twins: [
      [],
      [['Birch', 'orders', [stay('Birch-1')], false]],
      [
        ['Birch', 'orders', [move('Birch-1', 'e6')], false],
        ['Birch', 'orders', [], false],
        ['Birch', 'orders', [wait('Birch-2', 'f5'), stay('Birch-3')], false],
      ],
    ],
    after: [[['Ash', 'orders', [move('Ash-1', 'b1')]]]],
  },
  'Marches: the lines of a sheet that nobody sees carried out': {
    ...marches,
    before: buyNothing,
    twins: [
      [['Birch', 'orders', []]],
      [['Birch', 'orders', [wait('Birch-3', 'e6')]]],
      [['Birch', 'orders', [wait('Birch-1', 'e6'), wait('Birch-2', 'f5'), stay('Birch-3')]]],
    ],
    after: [everybody('orders', [], ['Ash', 'Cedar']), buyNothing, everybody('orders', [])],
  },
  'Marches: standing orders, given, changed and taken back': {
    ...marches,
    before: buyNothing,
    twins: [
      [],
      [['Birch', '~standing-orders', { ambushed: 'stay', battle: 'ask me' }]],
      [
        ['Birch', '~standing-orders', { ambushed: 'back', battle: 'attack' }],
        ['Birch', '~standing-orders', { ambushed: 'ask me', battle: 'ask me' }],
      ],
    ],
    after: [[['Ash', 'orders', [move('Ash-1', 'b1')]]], everybody('orders', [], ['Birch', 'Cedar'])],
  },
  'Marches: orders ahead of a window, given, changed and taken back, until it closes': {
    ...marches,
    twins: [
      [],
      [['Birch', '~ahead.orders', { lines: [stay('Birch-1')], unless: { when: ['always'] } }]],
      [
        ['Birch', '~ahead.orders', { lines: [move('Birch-1', 'e6'), stay('Birch-2')] }],
        ['Birch', '~ahead.orders', { lines: [], unless: { when: ['idle'] } }],
        ['Birch', '~ahead.orders', 'withdraw'],
      ],
      // It would answer: nobody can tell as long as others are waited for.
      [['Birch', '~ahead.orders', { lines: [move('Birch-1', 'e6'), stay('Birch-2')] }]],
    ],
    after: [buyNothing, [['Ash', 'orders', [move('Ash-1', 'b1')]]]],
  },
  'Marches in turn: orders ahead that are not used: asked after all, taken back, passed over and asked': {
    ...marches,
    game: 'marches-in-turn',
    twins: [
      [],
      [['Birch', '~ahead.turn.birch', { lines: [move('Birch-1', 'e6')], unless: { when: ['always'] } }]],
      [
        ['Birch', '~ahead.turn.birch', { lines: [move('Birch-1', 'e6'), stay('Birch-2')], unless: { when: ['idle'] } }],
        ['Birch', '~ahead.turn.birch', { lines: [stay('Birch-2')], unless: { near: { area: 'f6', within: 0 } } }],
        ['Birch', '~ahead.turn.birch', 'withdraw'],
      ],
      [['Birch', '~ahead.turn.birch', { lines: [move('Birch-1', 'e6')], unless: { near: { area: 'b1', within: 1 } } }]],
    ],
    after: [buyNothing, [['Ash', 'turn', [move('Ash-1', 'b1')]]], [['Birch', 'turn', []]], [['Cedar', 'turn', []]]],
  },
  'Marches in turn: orders ahead for the last turn of a chapter, which is asked after all': {
    ...marches,
    game: 'marches-in-turn',
    before: [...buyNothing, ['Ash', 'turn', []]],
    secretive: 'Cedar',
    twins: [[], [['Cedar', '~ahead.turn.cedar', { lines: [stay('Cedar-1')], unless: { when: ['always'] } }]]],
    after: [[['Birch', 'turn', []]], [['Cedar', 'turn', []]], buyNothing],
  },
  'Harvest: what is whispered': {
    ...harvest,
    twins: [
      [],
      [['Ann', '~whisper', 'hm']],
      [
        ['Ann', '~whisper', 'ah'],
        ['Ann', '~whisper', 'hm'],
      ],
    ],
    after: [[['Bob', 'work', 'barn']], [['Cid', '~offer', 'coin']]],
  },
  'Harvest: what is cooked for the feast, until all bowls are uncovered': {
    ...harvest,
    before: everybody('work', 'leave', ['Ann', 'Bob', 'Cid']),
    twins: [[['Ann', 'feast', 'bread']], [['Ann', 'feast', 'soup']]],
    after: [[['Bob', '~offer', 'coin']], [['Cid', 'feast', 'soup']]],
    last: [['Bob', 'feast', 'soup']],
  },
};

/** What everybody else sees of a world, look by look; and what the secretive seat sees in the end. */
async function played(scene: Scene, secret: readonly Act[]): Promise<{ readonly looks: Probe; readonly own: Probe }> {
  const world = await twinWorld(scene.game, scene.seats.length);
  worlds.push(world);
  const others = scene.seats.filter((seat) => seat !== scene.secretive);
  for (const one of [...(scene.before ?? []), ...secret]) await act(world, one);
  const looks: string[] = [];
  for (const acts of [[], ...scene.after]) {
    for (const one of acts) await act(world, one);
    for (const seat of others) looks.push(...(await seenBy(world, seat)));
  }
  looks.push(...(await seenFromOutside(world)));
  for (const one of scene.last ?? []) await act(world, one);
  return { looks, own: await seenBy(world, scene.secretive) };
}

describe.each(Object.entries(SCENES))('%s', (what, scene) => {
  test('nobody else can tell', async () => {
    const seen = [];
    for (const secret of scene.twins) seen.push(await played(scene, secret));
    const [first, ...rest] = seen;
    if (!first) throw new Error('no world');
    expect(rest.flatMap(({ looks }) => differing(first.looks, looks))).toEqual([]);
    // The comparison is not blind: the seat itself sees what it did.
    for (const { own } of rest) expect(differing(first.own, own).length).toBeGreaterThan(0);
    const requests = seen.reduce((sum, { looks }) => sum + looks.length, 0);
    tally(`sealed twins, ${what}`, { requests, leaked: 0 });
  }, 300_000);
});
