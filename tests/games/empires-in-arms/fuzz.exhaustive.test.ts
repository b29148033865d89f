import { beforeAll, expect, test } from '@jest/globals';
import { POWERS } from '../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../src/games/empires-in-arms/rules.ts';
import { games } from '../../../src/games/registry.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import type { Message } from '../../../src/kernel/message.ts';
import { openDecisions, waitingText } from '../../../src/kernel/open-decisions.ts';
import { isOfKind } from '../../../src/records/guide/is-of-kind.ts';
import { type Fuzzed, fuzzGame } from '../../../src/simulation/fuzz/fuzz-game.ts';
import { type WholeCampaign, wholeCampaign } from './harness/whole-campaign.ts';
import { playForRecord } from './records/play-for-record.ts';

const MARKS = /[#{}]|undefined|NaN/;
/**
 * How many campaigns: `FUZZ_GAMES=100 npm run test:exhaustive -- empires-in-arms/fuzz` is the long form. The gate plays
 * others by the command line, and many shorter ones play `whole-sequence`.
 */
const GAMES = Number(process.env.FUZZ_GAMES ?? 1);
const MS_EACH = 240_000;
/** In this one access is given and taken back. */
const FIRST = 1;
/** A window or turn after the other; in a month of silence there are some seventeen. */
const MOST_WINDOWS = 900;

const played: Fuzzed[] = [];
beforeAll(() => {
  const module = games.get(rules.id);
  if (!module) throw new Error('the registry has no Empires in Arms');
  const table = { players: POWERS.length, options: { campaign: 'short' } };
  for (let n = 0; n < GAMES; n += 1) played.push(fuzzGame(module, `campaign ${n + FIRST}`, table));
}, GAMES * MS_EACH);

test('random campaigns of seven in 36 months, with random options: sound after every entry, and replayed alike', () => {
  for (const { outcome, options, seats, entries } of played) {
    expect([outcome, options.campaign, seats]).toEqual(['empires-in-arms.end', 'short', POWERS.length]);
    expect(entries).toBeGreaterThan(150);
  }
});

test('every draw of them is of a kind that the guide to records describes', () => {
  const purposes = played.flatMap(({ log }) =>
    log.flatMap((entry) => (entry.chance ?? []).map(({ purpose }) => purpose)),
  );
  const unknown = purposes.filter((purpose) => !rules.chance?.some((kind) => isOfKind(purpose, kind.purpose)));
  expect([...new Set(unknown)]).toEqual([]);
  expect(purposes.length).toBeGreaterThan(20);
});

test('they also do what nobody waits for', () => {
  const taken = new Set(played.flatMap((one) => Object.keys(one.taken)));
  expect([...taken].sort()).toEqual([
    ...['~ahead', '~give-access', '~orders-at-sea', '~orders-on-land', '~reinforcement-orders'],
    ...['~standing-orders', '~take-back-access'],
  ]);
});

/** Everything that is said can be said, in both languages, and holds no traces of its making. */
function listen(game: WholeCampaign): void {
  const said: Message[] = [];
  for (const fact of game.facts)
    for (const viewer of [...POWERS, 'spectator', 'moderator'])
      said.push(...[rules.narrate(game.game.setting, fact, viewer)].filter((message) => message !== undefined));
  for (const decision of openDecisions(game.game, game.machine))
    said.push(...[waitingText(game.game, game.machine, decision.id)].filter((message) => message !== undefined));
  const question = game.question();
  if (question) said.push(question.prompt);
  for (const { t } of [translator('en', 'UTC'), translator('es', 'UTC')])
    for (const line of said) expect(t(line)).not.toMatch(MARKS);
  if (question) expect([game.asked, accepts(question.choice, game.fallback)]).toEqual([game.asked, true]);
}

test.each([3, 7])(
  'a campaign of %d in which nobody ever answers comes to an end by the fallbacks',
  (players) => {
    const game = wholeCampaign({ options: { campaign: 'short' }, played: POWERS.slice(0, players) });
    for (let windows = 0; game.fallback !== undefined; windows += 1) {
      if (windows > MOST_WINDOWS) throw new Error(`no end after ${MOST_WINDOWS} windows`);
      listen(game);
      game.answered();
    }
    expect(game.state.month).toBe(35);
    expect(game.outcome).toBeDefined();
  },
  240_000,
);

test('all that happens in a campaign of seven with many whims can be said, to everybody and in both languages', () => {
  const words = [translator('en', 'UTC'), translator('es', 'UTC')];
  let facts = 0;
  playForRecord({ campaign: 'short', powers: POWERS }, 'said', {
    whimOneIn: 3,
    look: ({ game, machine }, told) => {
      for (const { id, waiting } of openDecisions(game, machine)) {
        const text = waitingText(game, machine, id);
        for (const { t } of words) if (text) expect(t(text)).not.toMatch(MARKS);
        expect(waiting.length).toBeGreaterThan(0);
      }
      for (const fact of told)
        for (const viewer of ['spectator', ...POWERS]) {
          const message = rules.narrate(game.setting, fact, viewer);
          facts += 1;
          for (const { t } of words) if (message) expect(t(message)).not.toMatch(MARKS);
        }
    },
  });
  expect(facts).toBeGreaterThan(1000);
}, 240_000);
