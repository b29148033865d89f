import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { faults } from './pack-fault-lines.ts';

const OPTION = 'issues.korea.options.to-japan';

describe('faults name card and field and say what is expected', () => {
  test.each<[what: string, path: string, value: unknown, fault: string]>([
    ['a missing section', 'events', undefined, 'events: This must be a list, and it must not be missing.'],
    [
      'a missing value',
      'issues.korea.vp',
      undefined,
      'issues.korea.vp: This must be a group of fields, and it must not be missing.',
    ],
    [
      'a word for a number',
      'issues.korea.vp.value',
      'two',
      'issues.korea.vp: This must be a number, and it must not be missing.',
    ],
    [
      'half a point',
      'issues.korea.vp.value',
      2.5,
      'issues.korea.vp: This must be a whole number, and it must not be missing.',
    ],
    ['too many points', 'issues.korea.vp.value', 99, 'issues.korea.vp: The number must be 20 or less.'],
    [
      'an unknown region',
      'issues.korea.kind.value',
      'arctic',
      'issues.korea.kind: This must be one of eu, ba, me, af, pa, league, reparations and end.',
    ],
    [
      'a card too few',
      'issues.korea',
      undefined,
      'issues: There must be 52 cards here, without the end card; there are 51.',
    ],
    [
      'an event too few',
      'events.bela-kun',
      undefined,
      'events: There must be 46 cards here, without the end card; there are 45.',
    ],
    ['two end cards', 'issues.korea.kind.value', 'end', 'issues: There must be exactly one end card; there are 2.'],
    [
      'an end card with options',
      'issues.korea.kind.value',
      'end',
      'issues.korea.options: The end card has no options.',
    ],
    [
      'an issue without options',
      'issues.korea.options',
      [],
      'issues.korea.options: The issue must have at least one option.',
    ],
    [
      'two cards of one id',
      'issues.korea.id',
      'togo',
      'issues.togo.id: There are two cards togo; every id must be used once.',
    ],
    [
      'an id of another deck',
      'events.bela-kun.id',
      'togo',
      'events.togo.id: There are two cards togo; every id must be used once.',
    ],
    [
      'an id that answers use',
      'issues.korea.id',
      'reclaim',
      'issues.reclaim.id: The id reclaim has another meaning; take a different one.',
    ],
    [
      'an id that every object has',
      'issues.korea.id',
      'constructor',
      'issues.constructor.id: The id constructor has another meaning; take a different one.',
    ],
    [
      'a bad id',
      'issues.korea.id',
      'KOREA!',
      'issues.#46.id: An id consists of 1 to 40 small letters, digits and hyphens and begins with a letter.',
    ],
    ['a number used twice', 'issues.togo.number.value', 46, 'issues.korea.number: The number 46 is used twice.'],
    [
      'two options of one id',
      `${OPTION}.id`,
      'independent',
      'issues.korea.options.independent: There are two cards independent; every id must be used once.',
    ],
    [
      'a name with a line break',
      'issues.korea.name.value',
      'Korea\r\nBcc: x@y',
      'issues.korea.name: A name consists of 1 to 60 letters, digits, spaces and the signs . , & ’ - and begins ' +
        'with a letter or digit.',
    ],
    ['a misspelt field', 'issues.korea.vps', 1, 'issues.korea: There is no field vps here. Remarks begin with _.'],
    [
      'an event’s effect on an issue',
      `${OPTION}.effects.0.effect`,
      { op: 'demobilize' },
      `${OPTION}.effects.#1.effect.op: This must be one of happiness, unrest, keg and token.`,
    ],
    [
      'an unknown token',
      `${OPTION}.effects.0.effect`,
      { op: 'token', token: 'gold', n: 1 },
      `${OPTION}.effects.#1.effect.token: This must be one of self-determination, containment, reparations, ` +
        'industry, bolshevik, navy-uk, navy-us, empire-uk, empire-fr, empire-it and navy-choice.',
    ],
    [
      'an unknown effect',
      'events.bela-kun.conference.effect',
      { op: 'nuke' },
      'events.bela-kun.conference.effect.op: This must be one of happiness, unrest, keg, token, exhaust, recover, ' +
        'exhaust-units, ready-unit, demobilize, return-influence, unsettle, deploy, check, all, either, pay, each, ' +
        'target and unless-token.',
    ],
    [
      'a token on an event',
      'events.bela-kun.conference.effect',
      { op: 'token', token: 'industry', n: 1 },
      'events.bela-kun.conference.effect: Only options of issues give tokens.',
    ],
    [
      'regions that nobody named',
      'events.bela-kun.conference.effect',
      { op: 'all', effects: [{ op: 'unrest', where: 'named', n: 1 }] },
      'events.bela-kun.conference.effect.effects.#1.where: No regions have been chosen or checked here.',
    ],
    [
      'a table option that does not exist',
      'events.jan-smuts.conference.otherwise.option',
      'smuts_gain',
      'events.jan-smuts.conference.otherwise.option: There is no such table option.',
    ],
    [
      'a value that the table option does not have',
      'events.jan-smuts.conference.otherwise.value',
      'three',
      'events.jan-smuts.conference.otherwise.value: This must be one of one and two.',
    ],
    [
      'a source of no kind',
      'issues.korea.vp.source',
      'my uncle',
      'issues.korea.vp.source: A source begins with one of rulebook, derived, public, reconstructed and owner.',
    ],
    [
      'a strategy of three conditions',
      'strategies.mobilization.conditions',
      [],
      'strategies.mobilization.conditions: The list must have at least 4 entries.',
    ],
    [
      'an unknown condition',
      'strategies.mobilization.conditions.0.condition',
      { kind: 'luck', vp: 1 },
      'strategies.mobilization.conditions.#1.condition.kind: This must be one of token, regions, units, happiness, ' +
        'signatory, issues and different-regions.',
    ],
  ])('%s', (_, path, value, fault) => {
    expect(faults([path, value])).toContain(fault);
  });

  test('all faults are told at once', () => {
    expect(faults(['issues.korea.vp.value', 'x'], ['issues.togo.vp.value', 'x'])).toHaveLength(2);
  });

  test.each([undefined, null, 'pack', 7, [], {}])('no pack at all: %p', (nothing) => {
    expect(() => rules.parsePack(nothing)).toThrow(Refusal);
  });

  test('groups of effects nested without end are refused', () => {
    let effect: object = { op: 'demobilize' };
    for (let i = 0; i < 200; i += 1) effect = { op: 'all', effects: [effect] };
    expect(faults(['events.bela-kun.conference.effect', effect])).toHaveLength(1);
  });

  test('remarks may stand anywhere', () => {
    expect(faults(['issues.korea._remark', 'checked'])).toEqual([]);
  });
});
