import { expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';

/** Every procedure of the rulebook, what it is called here, and its section of the rules file. */
const PROCEDURES: readonly (readonly [procedure: string, name: string, section: string])[] = [
  ['set up', 'set-up', '2'],
  ['take a turn', 'take-actions', '3.1'],
  ['place influence', 'place-influence', '4.1'],
  ['reclaim', 'reclaim', '4.2'],
  ['settle an issue', 'settle-issue', '5.1'],
  ['settle, step 1: resolve the issue', 'resolve-issue', '5.3'],
  ['settle, step 2: the conference event', 'conference-event', '5.3'],
  ['settle, step 3: advance', 'advance', '5.3'],
  ['settle, step 4: refill the issue', 'refill-issue', '5.3'],
  ['settle, step 5: a new event and its crisis', 'new-event', '5.3'],
  ['deploy', 'deploy-to', '8.2'],
  ['demobilize, and a mutiny', 'demobilize-unit', '8.5'],
  ['uprising check over several regions', 'uprising-check', '10.1'],
  ['announce modifiers in turn order', 'announce-modifiers', '10.2'],
  ['roll', 'roll-for-uprising', '10.2'],
  ['who is hit', 'uprising', '10.3'],
  ['which issue', 'hit-faction', '10.3'],
  ['bid', 'next-bid', '10.4'],
  ['reset the region', 'reset-region', '10.5'],
  ['the option again', 'option-after-bid', '10.6'],
  ['after the first uprising', 'finish-check', '10.7'],
  ['choose strategies', 'choose-strategies', '11.1'],
  ['propose a deal', 'propose-deal', '12.4'],
  ['draw issues, and the end card', 'draw-issues', '13.1'],
  ['end and score', 'end-game', '13'],
  ['the US action of two players', 'neutral-action', '15.2'],
  ['a bot’s military action', 'bot-acts', '16.7'],
  ['a bot settles', 'bot-settles', '16.8'],
  ['a bot refills', 'bot-refills', '16.9'],
  ['the bots bid', 'bots-bid', '16.11'],
  ['switch the faction', 'switch-faction', '16.12'],
];

test.each(PROCEDURES)('%s is the step %s of section %s', (_, name, section) => {
  const named = [...Object.entries(rules.steps), ...Object.entries(rules.decisions)];
  expect(named.filter(([id]) => id === name).map(([, rule]) => rule.section)).toContain(section);
});

test('every step and every question names its section', () => {
  for (const [name, { section }] of [...Object.entries(rules.steps), ...Object.entries(rules.decisions)])
    expect([name, section]).toEqual([name, expect.stringMatching(/^\d{1,2}(\.\d{1,2})?\b/)]);
});
