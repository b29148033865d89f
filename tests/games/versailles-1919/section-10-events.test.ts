import { describe, expect, test } from '@jest/globals';
import { aBusyTable } from './a-busy-table.ts';

/* Events that check for uprisings: what they do when the region rises, and when nobody there has anything to lose. */

/** A conference event on the busy table when the dice fall so. */
function conference(event: string, dice: { readonly [purpose: string]: readonly number[] }) {
  return aBusyTable()
    .withDice(dice)
    .withEvent(event)
    .doing({ step: 'conference-event', args: { faction: 'uk' } });
}

/** A crisis on the busy table when the dice fall so. */
function crisis(event: string, dice: { readonly [purpose: string]: readonly number[] }) {
  return aBusyTable()
    .withDice(dice)
    .withNextEvents(event)
    .doing({ step: 'new-event', args: { faction: 'uk' } });
}

const NONE_IN_BALKANS = [
  'Nobody controls an issue of the Balkans: there is no bid.',
  'Reset of the Balkans: powder keg in column 2, unrest in column 3.',
];

describe('"if there is no uprising"', () => {
  test.each(['eleutherios-venizelos', 'ignace-paderewski', 'take-ionescu'])(
    '%s: after an uprising nothing more, although no issue was unsettled',
    (event) => {
      const game = conference(event, { 'die:uprising:ba': [5] });
      expect(game.story.slice(2)).toEqual([
        'Roll for the Balkans: 5, 5 or more is needed: an uprising.',
        ...NONE_IN_BALKANS,
      ]);
      expect(game.asked).toBe('nobody');
    },
  );

  test('chaim-weizmann: the uprising takes Palestine, and no unrest is removed', () => {
    const game = conference('chaim-weizmann', { 'die:uprising:me': [6] });
    expect(game.state.auction?.issue).toBe('palestine');
    game.answer('pass', 'pass', 'pass');
    expect([game.state.tracks.me.keg, game.state.tracks.me.unrest, game.asked]).toEqual([2, 3, 'nobody']);
  });
});

describe('"if no issue is unsettled": Mahatma Gandhi’s crisis', () => {
  test('an uprising where nobody controls an issue unsettles none: one more unrest, after the reset', () => {
    const game = crisis('mahatma-gandhi', { 'die:uprising:ba': [5] });
    expect(game.story.slice(-3)).toEqual([...NONE_IN_BALKANS, 'Unrest in the Balkans +1: column 4.']);
  });

  test('in each of the regions checked', () => {
    const game = aBusyTable()
      .withUnrest('af', 4)
      .withNextEvents('mahatma-gandhi')
      .doing({ step: 'new-event', args: { faction: 'uk' } });
    expect([game.state.tracks.ba.unrest, game.state.tracks.af.unrest]).toEqual([5, 5]);
  });
});

describe('the modifier of the event', () => {
  test('bolshevik-threat: with +1 a 5 is a 6', () => {
    // France and the US are tied in Europe; the unit there is France's.
    expect(conference('bolshevik-threat', { 'die:uprising:eu': [5] }).asked).toBe('fr who-is-hit');
    expect(conference('bolshevik-threat', { 'die:uprising:eu': [4] }).asked).toBe('nobody');
  });

  test('bela-kun: two Bolshevik tokens make a 3 a 5, or a 6 a 4', () => {
    const kun = (answer: string, die: number) =>
      conference('bela-kun', { 'die:uprising:ba': [die] }).answer(answer).story;
    expect(kun('1', 3)).toContain('Roll for the Balkans: 3 +2, 5 or more is needed: an uprising.');
    expect(kun('2', 6)).toContain('Roll for the Balkans: 6 −2, 5 or more is needed: no uprising.');
  });

  test('crises of cards 10 to 19 have +1, those of 1 to 9 have not', () => {
    expect(crisis('fridtjof-nansen', { 'die:uprising:ba': [4] }).story.at(-1)).toBe(NONE_IN_BALKANS[1]);
    expect(crisis('ferdinand-foch', { 'die:uprising:ba': [4] }).story.at(-1)).toBe(
      'Roll for the Balkans: 4, 5 or more is needed: no uprising.',
    );
  });
});

test('mustafa-kemal-ataturk: first the keg, which may push the unrest to where it can rise; then the check', () => {
  const game = aBusyTable()
    .withUnrest('me', 2, 1)
    .withDice({ 'die:uprising:me': [6] })
    .withEvent('mustafa-kemal-ataturk')
    .doing({ step: 'conference-event', args: { faction: 'uk' } });
  expect(game.story.slice(1, 4)).toEqual([
    'Powder keg of the Middle East +1: column 2; it pushes the unrest to column 3.',
    'Uprising check in the Middle East.',
    'Roll for the Middle East: 6, 6 or more is needed: an uprising.',
  ]);
});

describe('paul-hymans: the check is in the region of the issue just settled', () => {
  test.each([
    ['korea', 'the Pacific'],
    ['disarmament', 'Europe'],
    ['indemnity', 'Europe'],
  ])('%s: %s (A-21)', (issue, region) => {
    const game = aBusyTable()
      .with((state) => {
        state.settling = { issue, winner: 'fr', unrestIn: [] };
      })
      .withNextEvents('paul-hymans')
      .doing({ step: 'new-event', args: { faction: 'uk' } });
    expect(game.story).toContain(`Uprising check in ${region}.`);
  });
});

describe('winston-churchill: a Deploy action, then happiness', () => {
  test('ruling: no happiness where no unit can be deployed; the event is not asked about', () => {
    const game = aBusyTable()
      .withUnits('us', { exhausted: 3 })
      .withEvent('winston-churchill', 'us')
      .doing({ step: 'conference-event', args: { faction: 'uk' } });
    expect([game.asked, game.state.happiness.us]).toEqual(['nobody', 16]);
  });

  test('a mutiny that the deployment brings comes before the happiness', () => {
    const game = aBusyTable()
      .withHappiness({ uk: 12 })
      .withEvent('winston-churchill')
      .doing({ step: 'conference-event', args: { faction: 'uk' } })
      .answer('event', 'available', 'eu:5');
    expect([game.asked, game.state.happiness.uk]).toEqual(['uk demobilize-unit', 8]);
    expect(game.answer('eu').story.slice(-2)).toEqual(['Happiness of the UK +1: 9.', 'Happiness of the UK +1: 10.']);
  });
});

describe('edward-house: an issue of the Waiting Room', () => {
  test('ruling: one without cubes may be chosen, and then nothing happens (6.4)', () => {
    const game = conference('edward-house', {});
    expect(game.options).toEqual(['smyrna', 'togo', 'armenia']);
    const { supply, influence } = structuredClone(game.state);
    game.answer('togo');
    expect([game.state.supply, game.state.influence]).toEqual([supply, influence]);
  });

  test('with no cube in the whole Waiting Room nobody is asked', () => {
    const game = aBusyTable()
      .withInfluence('smyrna', {})
      .withEvent('edward-house')
      .doing({ step: 'conference-event', args: { faction: 'uk' } });
    expect(game.asked).toBe('nobody');
  });

  test('the cubes come back Available, whoever owns them; those on the Table stay', () => {
    const game = aBusyTable()
      .withTable('thrace', 'banat')
      .withInfluence('thrace', { fr: 2 })
      .withEvent('edward-house')
      .doing({ step: 'conference-event', args: { faction: 'uk' } })
      .answer('smyrna');
    expect([game.state.supply.uk?.available, game.state.supply.us?.available]).toEqual([9, 5]);
    expect(game.state.influence).toEqual({ thrace: { fr: 2 } });
  });
});

test('A-23: who has exactly the price of an event can pay it', () => {
  const game = aBusyTable()
    .withAvailable({ uk: 3 })
    .withEvent('w-e-b-du-bois')
    .doing({ step: 'conference-event', args: { faction: 'uk' } });
  expect(game.asked).toBe('uk optional-event');
  game.answer('event');
  expect([game.state.supply.uk?.available, game.state.happiness.uk]).toEqual([0, 20]);
});
