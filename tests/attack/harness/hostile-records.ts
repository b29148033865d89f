const deck = { purpose: 'deck:strategy', result: ['vietnam', 'japan', 'south_korea'] };
const setup = { kind: 'setup', chance: [deck] };
const first = { seat: 'ussr', answer: 'us' };
const base = { despatch: 1, game: 'iron-curtain', table: { name: 'Tuesday Club' }, seed: 'any' };

const withHead = (head: object) => JSON.stringify({ ...base, entries: [setup, first], ...head });
const withEntry = (...entries: readonly object[]) => withHead({ entries: [setup, first, ...entries] });
const withRuling = (ruling: object, beside: object = {}) => withEntry({ kind: 'ruling', ruling, ...beside });
const withDraw = (draw: object) => withHead({ entries: [{ kind: 'setup', chance: [draw] }, first] });
/** JSON that no object of this program would write. */
const raw = (answer: string) => withEntry({ seat: 'us', answer: 'HERE' }).replace('"HERE"', answer);
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const listed = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** The record that all others are made from: nothing is wrong with it. */
export const honestRecord = withHead({});

/** Records whose author would like to see the program fall over, as the text of a file, by what is wrong with each. */
export const hostileRecords: { readonly [what: string]: string } = {
  'an answer nested a hundred thousand deep': raw(nested(100_000)),
  'an answer nested beyond any form': raw(nested(30)),
  'an answer of lists in lists': raw(listed(200_000)),
  'options nested deeply': withHead({ options: { a: 'HERE' } }).replace('"HERE"', nested(50_000)),
  'a pack nested deeply': withHead({ pack: { hash: 'x', content: { a: 'HERE' } } }).replace('"HERE"', listed(100_000)),
  'salts nested deeply': withHead({ salts: 'HERE' }).replace('"HERE"', nested(100_000)),
  'a remark nested deeply': withHead({ note: 'HERE' }).replace('"HERE"', nested(100_000)),
  'nothing but brackets': listed(400_000),
  'brackets that never close': '['.repeat(500_000),
  'a key __proto__ in an answer': raw('{"__proto__": {"polluted": true}}'),
  'a key __proto__ in the head': withHead({}).replace('{', '{"__proto__": {"despatch": 1},'),
  'a constructor for an answer': raw('{"constructor": {"prototype": 1}}'),
  'a NUL in a name': withHead({ table: { name: 'a\u0000b' } }),
  'a NUL in a reason': withRuling({ type: 'rewind', to: 1 }, { reason: '\u0000' }),
  'half a character in a salt': withHead({ salts: { us: '\ud800' } }),
  'half a character in a key': withHead({ salts: { '\udfff': 'x' } }),
  'the same seat twice': withHead({ seats: [{ seat: 'us' }, { seat: 'us' }] }),
  'a hundred seats': withHead({ seats: Array.from({ length: 100 }, () => ({ seat: 'us' })) }),
  'no seat at all': withHead({ seats: [] }),
  'a seat called toString': withEntry({ seat: 'toString', answer: 'us' }),
  'a phantom that resigns': withEntry({ kind: 'seat', seat: 'phantom', change: 'resigned' }),
  'a phantom that takes back': withRuling({ type: 'rewind', to: 1 }, { takeback: { seat: 'phantom', consent: [] } }),
  'a phantom that plays on': withRuling({ type: 'rewind', to: 1, playing: ['phantom'] }),
  'a clock of a phantom': withEntry({ kind: 'clock', change: 'expired', seat: 'phantom' }),
  'a clock until a day that there is not': withEntry({ kind: 'clock', change: 'paused', until: 'doomsday' }),
  'an entry of the year 0': withEntry({ seat: 'us', answer: 'vietnam', at: '0000-01-01T00:00:00Z' }),
  'an entry of no time at all': withEntry({ seat: 'us', answer: 'vietnam', at: {} }),
  'an entry of version minus a billion': withEntry({ seat: 'us', answer: 'vietnam', v: -1_000_000_000 }),
  'an entry of version a half': withEntry({ seat: 'us', answer: 'vietnam', v: 0.5 }),
  'an entry of a version to come': withEntry({ seat: 'us', answer: 'vietnam', v: 99 }),
  'a rewind to the future': withRuling({ type: 'rewind', to: 9_007_199_254_740_991 }),
  'a rewind to itself': withRuling({ type: 'rewind', to: 3 }),
  'more draws than there are numbers': withRuling({ type: 'rewind', to: 1, drawn: 9_007_199_254_740_991 }),
  'a new seed for a game that goes on': withRuling({ type: 'rewind', to: 1 }, { reseal: { seedHash: 'x' } }),
  'a ruling that undoes and ends': withRuling({ type: 'end', how: 'draw' }, { undoes: 2 }),
  'a correction that there is not': withRuling({ type: 'correct', correction: 'constructor', answer: '1' }),
  'a draw with the number 1e308': withDraw({ ...deck, n: 1e308 }),
  'a draw that is a number': withDraw({ ...deck, result: 1e308 }),
  'a draw of a card that is there twice': withDraw({ ...deck, result: ['vietnam', 'vietnam'] }),
  'a draw of a hundred thousand cards': withDraw({ ...deck, result: Array.from({ length: 99_999 }, (_, i) => `${i}`) }),
  'a draw for nothing': withDraw({ purpose: '__proto__', result: 1 }),
  'a number that no computer holds': raw('1e999'),
  'a number for a card': raw('12345678901234567890'),
  'null for an answer': raw('null'),
  'a decision that there is not': withEntry({ seat: 'us', decision: '~'.repeat(1000), answer: 'x' }),
  'entries that are no list': withHead({ entries: { length: 1e9 } }),
  'an entry that is null': withHead({ entries: [null] }),
  'a game called __proto__': withHead({ game: '__proto__' }),
  'a ruleset of the far future': withHead({ ruleset: 9_007_199_254_740_991 }),
  'a setup that contradicts the head': withHead({ entries: [{ ...setup, seats: ['us', 'ussr', 'fr'] }, first] }),
  'a second setup': withHead({ entries: [setup, setup] }),
  'an unknown key of half a megabyte': withHead({ ['x'.repeat(500_000)]: 1 }),
  'a hundred thousand unknown keys': withHead(
    Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, 1])),
  ),
  'a text where a record should be': '"despatch"',
  'no JSON': '{"despatch": 1,,}',
};
