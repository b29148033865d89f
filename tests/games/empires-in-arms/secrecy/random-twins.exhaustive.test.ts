import { expect, test } from '@jest/globals';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import { applyEntry } from '../../../../src/kernel/apply-entry.ts';
import { hmacChance } from '../../../../src/kernel/hmac-chance.ts';
import { cloneData } from '../../../../src/kernel/json.ts';
import type { Entry, SetupEntry } from '../../../../src/kernel/log.ts';
import { openDecisions } from '../../../../src/kernel/open-decisions.ts';
import { pickFrom, seededRandom } from '../../../../src/kernel/random.ts';
import { allSeenBy } from '../harness/all-that-is-seen.ts';
import { type Campaign, playForRecord } from '../records/play-for-record.ts';
import { anotherSecret, otherOrders, sharesSecrets } from './another-secret.ts';

/*
 * Campaigns that are played, and now and then a twin of them in which one power keeps other things to itself. Everybody
 * else asks for everything, tries out their sheets, and may not find a difference by one byte.
 */

/** How often somebody looks; a number that meets all seats of a window and all months one after the other. */
const LOOKED_EVERY = 12;

/** What comes of them does not hang on treasuries, on the names of corps or on their strength. */
const OPEN_TO_ALL: readonly string[] = [
  ...['political-orders', 'call-allies', 'answer-call', 'sued', 'accept-unconditional', 'demand-break'],
  ...['withdraw-or-stay', 'support', 'deploy-minor'],
];

const TABLES: readonly (readonly [string, readonly Power[]])[] = [
  ['all seven', POWERS],
  ['three of them', ['france', 'great_britain', 'austria']],
];

const random = seededRandom('twins');

function twinOf({ game, machine }: Campaign, secretive: Power): Campaign & { readonly board: Board } {
  const twin = cloneData(machine);
  const board = { state: twin.state, pack: game.setting.pack };
  anotherSecret(board, secretive, random);
  return { game, machine: twin, board };
}
type Board = Parameters<typeof anotherSecret>[0];

/** Who may not notice it: not a victor, who sees which corps of a loser can be borrowed (B.4). */
function othersThan({ game, machine }: Campaign, secretive: Power): readonly string[] {
  const victors = openDecisions(game, machine).flatMap(({ name, waiting }) => (name === 'terms' ? waiting : []));
  const board = { state: machine.state, pack: game.setting.pack };
  return ['spectator', ...game.setting.seats].filter(
    (one) => !sharesSecrets(board, secretive, one) && !victors.includes(one),
  );
}

test.each(TABLES)(
  '2.4.2: what a power keeps to itself nobody else can see: %s',
  (_, powers) => {
    const leaks: string[] = [];
    let [looks, noticed] = [0, 0];
    playForRecord({ campaign: 'short', powers }, `twins ${powers.length}`, {
      look: (here) => {
        if (here.machine.seq % LOOKED_EVERY !== 0) return;
        const secretive = pickFrom(POWERS, random);
        const twin = twinOf(here, secretive);
        otherOrders(twin.board, secretive);
        const others = othersThan(here, secretive);
        for (const viewer of [pickFrom(others, random), pickFrom(others, random)]) {
          looks += 1;
          const [seen, other] = [allSeenBy(here, viewer), allSeenBy(twin, viewer)];
          if (seen !== other) leaks.push(`${viewer} sees ${secretive}: ${difference(seen, other)}`);
        }
        if (allSeenBy(here, secretive) !== allSeenBy(twin, secretive)) noticed += 1;
      },
    });
    expect(leaks).toEqual([]);
    // The comparison is not blind: who has the secret sees it.
    expect(looks).toBeGreaterThan(50);
    expect(noticed).toBeGreaterThan(looks / 4);
  },
  120_000,
);

test.each(TABLES)(
  '2.4.2: nor does what happens in the political phase tell it: %s',
  (_, powers) => {
    const leaks: string[] = [];
    let compared = 0;
    let before: { readonly twin: Campaign; readonly secretive: Power } | undefined;
    playForRecord({ campaign: 'short', powers }, `told ${powers.length}`, {
      look: (here, facts, entry) => {
        const last = before;
        before = undefined;
        const asked = last && entry.kind !== 'setup' && nameOf(last.twin, entry);
        if (last && entry.kind !== 'setup' && asked && OPEN_TO_ALL.includes(asked) && facts.length > 0) {
          const happened = after(last.twin, entry);
          compared += 1;
          for (const viewer of othersThan(here, last.secretive)) {
            const [told, other] = [toldTo(here, facts, viewer), toldTo(here, happened, viewer)];
            if (told !== other) leaks.push(`${viewer} hears of ${last.secretive}: ${difference(told, other)}`);
          }
        }
        // The next entry may be the last of a window, after which something is told.
        const secretive = pickFrom(POWERS, random);
        if (!here.machine.over) before = { secretive, twin: twinOf(here, secretive) };
      },
    });
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  },
  120_000,
);

/** The question that an entry answers. */
function nameOf({ game, machine }: Campaign, entry: Later): string | undefined {
  if (entry.kind !== 'answered') return undefined;
  return openDecisions(game, machine).find(({ id }) => id === entry.decision)?.name;
}

/** What the same entry brings about in a twin, with the same dice. */
function after({ game, machine }: Campaign, entry: Later): readonly EmpiresInArms['Fact'][] {
  const given = ('chance' in entry && entry.chance) || [];
  const source = hmacChance('another seed', { game: 'twin', salts: {} });
  return applyEntry(game, machine, entry, { source, given }).facts;
}
type Later = Exclude<Entry, SetupEntry>;

/** What somebody hears, but for garrisons: orders in advance that no longer fit the corps leave them as they are. */
function toldTo({ game }: Campaign, facts: readonly EmpiresInArms['Fact'][], viewer: string): string {
  const heard = facts.filter(({ type }) => type !== 'reinforced');
  return JSON.stringify(heard.flatMap((fact) => rules.narrate(game.setting, fact, viewer) ?? []));
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  return `${one.slice(Math.max(0, at - 200), at + 80)} ≠ ${other.slice(Math.max(0, at - 20), at + 80)}`;
}
