import { takeBack } from '../influence/reclaim.ts';
import { supplyOf } from '../influence/supply.ts';
import { deployInto } from '../military/deploy.ts';
import type { FactionId } from '../pack-types.ts';
import type { Play, Step } from '../types.ts';
import { bestDeployments, type Deployment, demobilization, deployments } from './bot-military.ts';
import { politicalAction } from './bot-political.ts';
import { settle } from './bot-settles.ts';
import type { DeployReason } from './fact.ts';

const SIDES = 6;

/** 16.7, 16.8: a bot's next action: military, political, and military again if there was none before. */
export const botActs: Step<'bot-acts'> = {
  section: '16.7',
  run(play, { faction }) {
    const { done } = play.state;
    if (!done.military && actMilitarily(play, faction)) done.military = true;
    else if (!done.political) {
      done.political = true;
      play.push({ step: 'take-actions', args: { faction } });
      actPolitically(play, faction);
    }
  },
};

/** 16.7: deploying goes before demobilizing (16.7.3). True when there is something to do. */
function actMilitarily(play: Play, faction: FactionId): boolean {
  const { push, tell } = play;
  const again = { step: 'take-actions', args: { faction } } as const;
  const places = deployments(play, faction);
  if (places.length > 0) {
    const { place, why } = choosePlace(play, faction, places);
    const { region, column, issues, instead } = place;
    const { unrest } = play.state.tracks[region];
    tell({ type: 'bot-deploys', faction, region, unrest, issues, column, why, instead });
    push({ step: 'bot-deploys', args: { faction, region, column } }, again);
    return true;
  }
  const leaving = demobilization(play, faction);
  if (!leaving) return false;
  tell({ type: 'bot-demobilizes', faction, ...leaving });
  push({ ask: 'demobilize-unit', args: { faction, mutiny: false } }, again);
  return true;
}

/** 16.7.3: among equals a die for each region; the highest wins, equal highest roll again. */
function choosePlace(
  play: Play,
  faction: FactionId,
  places: readonly Deployment[],
): { readonly place: Deployment; readonly why: DeployReason } {
  const { best, why } = bestDeployments(places);
  let among = best;
  while (among.length > 1) {
    const dice = among.map(({ region }) => ({ region, die: play.die(`die:bot-deploys:${region}`, SIDES) }));
    play.tell({ type: 'bot-deploy-rolled', faction, dice });
    const highest = Math.max(...dice.map(({ die }) => die));
    among = among.filter((_, i) => dice[i]?.die === highest);
  }
  const [place] = among;
  if (!place) throw new Error('a bot deploys nowhere');
  return { place, why: best.length > 1 ? 'rolled' : why };
}

/** 16.7.1. */
export const botDeploys: Step<'bot-deploys'> = {
  section: '16.7',
  run(play, { faction, region, column }) {
    deployInto(play, faction, 'available', { region, column });
  },
};

/** 16.8: the first that applies; what the player picks for it is asked. */
function actPolitically(play: Play, faction: FactionId): void {
  const { push, tell } = play;
  const political = politicalAction(play, faction);
  switch (political.action) {
    case 'settle': {
      const { among, led, single } = political;
      const [only, second] = among;
      if (only === undefined || second !== undefined) push({ ask: 'bot-settles', args: { faction, among, led } });
      else settle(play, faction, only, led ? (single ? 'only-led' : 'highest') : 'other-bot');
      return;
    }
    case 'place':
      tell({ type: 'bot-places', faction });
      push({ ask: 'place-influence', args: { faction } });
      return;
    case 'reclaim':
      tell({ type: 'bot-reclaims', faction });
      push({ step: 'bot-reclaims', args: { faction } });
      return;
    case 'none':
      tell({ type: 'bot-idles', faction });
      return;
  }
}

/** 16.8.3: as many cubes as may come, and all Exhausted units. */
export const botReclaims: Step<'bot-reclaims'> = {
  section: '16.8',
  run(play, { faction }) {
    takeBack(play, faction, Math.min(play.pack.figures.reclaim, supplyOf(play.state, faction).exhausted), []);
  },
};
