import { expect, test } from '@jest/globals';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import { applyInPlace } from '../../../../src/kernel/apply-entry.ts';
import { cloneData } from '../../../../src/kernel/json.ts';
import type { Machine } from '../../../../src/kernel/machine.ts';
import { positionOf } from '../../../../src/kernel/machine.ts';
import { randomAnswer } from '../../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { sampleMachine } from '../../../../src/kernel/sample-machine.ts';
import { allSeenBy } from '../harness/all-that-is-seen.ts';
import { huntingCampaign } from '../harness/hunting-campaign.ts';
import type { WholeCampaign } from '../harness/whole-campaign.ts';

/*
 * Campaigns from which every power takes a position away now and then, as a sandbox does. The long form is
 * `SAMPLED_MONTHS=24 npm run test:exhaustive -- empires-in-arms/sample`.
 */
const MONTHS = Number(process.env.SAMPLED_MONTHS ?? 3);
/** A number that meets all seats of a window one after the other. */
const LOOKED_EVERY = 40;
const PLAYED_ON = 10;

function sampled({ game, machine }: WholeCampaign, viewer: string, seed: string, of: Machine = machine): Machine {
  const sample = sampleMachine(anyGame(game), of, viewer, seededRandom(seed));
  if (!sample) throw new Error('nothing was sampled');
  return sample;
}

// The machine is one of the campaign's game.
const ofCampaign = (machine: Machine) => machine as WholeCampaign['machine'];
const viewedIn = ({ game }: WholeCampaign, machine: Machine) => positionOf(game, ofCampaign(machine));

/** All that a viewer can learn; others have not answered yet in a sample, so who has is left out. */
function asked({ game }: WholeCampaign, machine: Machine, viewer: string): string {
  const all = JSON.parse(allSeenBy({ game, machine: ofCampaign(machine) }, viewer));
  for (const asked of all.open) Object.assign(asked, { waiting: [], answered: [] });
  return JSON.stringify(all);
}

/** What is broken after some more answers at random. */
function playedOn({ game }: WholeCampaign, sample: Machine): readonly string[] {
  const any = anyGame(game);
  const [machine, random] = [cloneData(sample), seededRandom(`on ${sample.seq}`)];
  for (let n = 0; n < PLAYED_ON && !machine.over; n += 1) {
    applyInPlace(any, machine, randomAnswer(any, machine, random), { source: (draw) => seededRandom(`${draw}`) });
    const faults = any.rules.invariants(positionOf(any, machine));
    if (faults.length > 0) return faults;
  }
  return [];
}

test('2.4.2: what a power takes away looks the same to it, follows from what it sees alone, and can be played', () => {
  const faults: string[] = [];
  const looked = new Set<string>();
  huntingCampaign(
    seededRandom('sampled'),
    (here) => {
      const { machine, window = '' } = here;
      // And whenever a question is met for the first time.
      if (machine.over || (machine.seq % LOOKED_EVERY !== 0 && looked.has(window))) return;
      looked.add(window);
      for (const [n, viewer] of [...POWERS, 'spectator'].entries()) {
        const sample = sampled(here, viewer, 'one');
        const from = `${viewer} at ${window} (${machine.seq})`;
        const views = [sample, machine].map((one) => here.game.rules.view(viewedIn(here, one), viewer));
        if (JSON.stringify(views[0]) !== JSON.stringify(views[1])) faults.push(`${from} sees something else`);
        const twin = sampled(here, viewer, 'twin');
        if (JSON.stringify(sampled(here, viewer, 'one', twin)) !== JSON.stringify(sample))
          faults.push(`${from} takes away what they do not see`);
        const broken = here.game.rules.invariants(viewedIn(here, sample));
        faults.push(...broken.map((fault) => `${from}: ${fault}`));
        const isAsked = here.open()?.waiting.includes(viewer);
        if (!isAsked && n !== machine.seq % POWERS.length) continue;
        if (asked(here, sample, viewer) !== asked(here, machine, viewer)) faults.push(`${from} is told something else`);
        faults.push(...playedOn(here, sample).map((fault) => `${from}, some answers later: ${fault}`));
      }
    },
    { ruleset: CURRENT, months: MONTHS },
  );
  expect(faults).toEqual([]);
  const met = ['political-orders', 'naval-turn', 'land-turn', 'battle-plan', 'sieges', 'terms', 'budget'];
  expect(met.filter((window) => !looked.has(window))).toEqual([]);
}, 600_000);
