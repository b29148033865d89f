import { expect, test } from '@jest/globals';
import { english } from '../played-game.ts';
import { aTable } from './a-table.ts';

/** A quiet table: events without interruptions, no unrest anywhere. */
const quiet = () =>
  aTable()
    .withTable('anschluss', 'indemnity')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withEvent('gertrude-bell')
    .withWaitingEvents('arthur-balfour', 'paul-hymans')
    .withNextEvents('jan-smuts');

test('an option of an issue says what becomes of the chooser’s own happiness and points, and of nobody else’s', () => {
  const { effects } = quiet().withInfluence('indemnity', { fr: 2 }).settling('fr', 'indemnity');
  expect(effects.no).toBe('you: −2 happiness and −6 VP; next: Gertrude Bell: carry it out?');
  expect(effects.yes).toBe('nothing yet; next: Gertrude Bell: carry it out?');
});

test('an action that only leads to the next question says so', () => {
  const { effects } = quiet().turnOf('uk');
  expect(effects.place).toBe('nothing yet; next: place influence');
  expect(effects.demobilize).toMatch(/^you: \+5 happiness.* and −1 unit at hand; next: /);
});

test('what others decide next is named, and what is hidden is not looked at', () => {
  const game = quiet().withInfluence('anschluss', { fr: 2 }).turnOf('uk');
  expect(game.effects['settle:anschluss']).toBe('nothing for you; France decides next');
  const refill = game.answer('settle:anschluss').until('uk refill-from');
  expect(refill.effects.draw).toBe('nothing for you; then something hidden is shown');
});

test('a lone player reads of the faction that they run', () => {
  const { effects } = quiet().alone('us').turnOf('us');
  expect(effects.demobilize).toMatch(/^you: \+5 happiness/);
});

test('an announcement says whose issues an uprising could unsettle', () => {
  const check = { op: 'check', where: 'eu', modifier: 0 } as const;
  const asked = (owner: 'uk' | 'fr') =>
    aTable()
      .withUnrest('eu', 4)
      .withUnit('uk', 'eu', 5)
      .withSettled(owner, 'rhineland')
      .withSettled('us', 'togo')
      .carryingOut(check).prompt;
  expect(asked('uk')).toContain('In danger: your Rhineland. What do you announce?');
  expect(asked('fr')).toContain('In danger: Rhineland (France). What do you announce?');
});

test('what comes to the Table, and into the Waiting Room, says what it would do', () => {
  const game = quiet()
    .withDiscard('togo')
    .withInfluence('anschluss', { fr: 2 })
    .turnOf('uk')
    .answer('settle:anschluss');
  const { choice } = game.until('uk advance-cards');
  const issues =
    choice.kind === 'form' && choice.fields[0]?.choice.kind === 'one' ? choice.fields[0].choice.options : [];
  expect(issues.map(({ detail }) => detail && english.t(detail)).join(' ')).toMatch(
    /no influence on it; To Japan: \+2 happiness for Japan, /,
  );
  const refill = game.until('uk refill-from').optionalActions;
  expect(refill.find((option) => option.startsWith('Togo'))).toMatch(/Africa, \d VP; .+: .+ and .+: .+/);
});
