import { expect, test } from '@jest/globals';
import { corpsCommander } from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { isHome } from '../../../../src/games/empires-in-arms/forces/whose-area.ts';
import type { Reactions } from '../../../../src/games/empires-in-arms/orders/reactions.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { CURRENT, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { cloneData } from '../../../../src/kernel/json.ts';
import { openDecisions } from '../../../../src/kernel/open-decisions.ts';
import { pickFrom, seededRandom } from '../../../../src/kernel/random.ts';
import { standingAnswerTo } from '../../../../src/kernel/standing-answer.ts';
import { allSeenBy } from '../harness/all-that-is-seen.ts';
import { huntingCampaign } from '../harness/hunting-campaign.ts';
import type { WholeCampaign } from '../harness/whole-campaign.ts';
import { anotherSecret, otherOrders, sharesSecrets } from './another-secret.ts';

/*
 * A year in which fleets sail and corps march. Now and then a twin of the position in which one power keeps other
 * things to itself: which corps is where or on board of what, how strong, its money, its orders. Nobody else sees, is
 * asked or told by a sheet anything else, and nobody else's orders answer anything else: who can try them would know.
 */

const LOOKED_EVERY = 3;
/** Orders that look at how strong the others are. */
const WATCHFUL: Reactions = {
  intercept: { odds: 8 },
  evade: 'weaker',
  depots: 3,
  intoCity: 'weaker',
  joins: [...POWERS],
  assaults: 'even',
};

/** What a viewer with such orders would answer by them to what it is asked. */
function answersByOrder({ game, machine }: Pick<WholeCampaign, 'game' | 'machine'>, viewer: Power) {
  const watched = cloneData(machine);
  watched.state.standing[viewer] = { ...watched.state.standing[viewer], reactions: WATCHFUL };
  return openDecisions(game, watched).flatMap(({ id, waiting }) =>
    waiting.includes(viewer) ? [standingAnswerTo(game, watched, { decision: id, seat: viewer })] : [],
  );
}

test.each([
  ['moves', MARCH],
  ['moves and fights', CURRENT],
])(
  '2.4.2: while everybody %s, nobody sees what another keeps to itself, nor do orders answer by it',
  (_, ruleset) => {
    const leaks: string[] = [];
    const looked = new Map<string, number>();
    let [noticed, looks, aboard, answered] = [0, 0, 0, 0];
    const random = seededRandom('marching twins');
    const each = (here: WholeCampaign) => {
      if (here.machine.seq % LOOKED_EVERY !== 0 || here.machine.over) return;
      const carrying = Object.keys(here.state.aboard ?? {}).flatMap((id) => POWERS.filter((one) => id.startsWith(one)));
      const secretive = pickFrom(carrying.length > 0 ? carrying : POWERS, random);
      const twin = cloneData(here.machine);
      const board = { state: twin.state, pack: here.game.setting.pack };
      anotherSecret(board, secretive, random);
      otherOrders(board, secretive);

      const there = { game: here.game, machine: twin };
      const asked = here.open()?.waiting ?? [];
      // A victor sees which corps of a loser can be borrowed (B.4); who is invaded, whether on foot (4.2.2.2).
      const mayNotice = (one: Power | 'spectator') =>
        (here.window === 'terms' && asked.includes(one)) ||
        (here.window === 'political-orders' && one !== 'spectator' && isAtHomeOf(here.position, secretive, one));
      const others = (['spectator', ...POWERS] as const).filter(
        (one) => !sharesSecrets(here.position, secretive, one) && !mayNotice(one),
      );
      for (const viewer of new Set([pickFrom(others, random), ...others.filter((one) => asked.includes(one))])) {
        looks += 1;
        looked.set(here.window ?? '', (looked.get(here.window ?? '') ?? 0) + 1);
        const [seen, other] = [here, there].map((one) => allSeenBy(one, viewer));
        if (seen !== other) leaks.push(`${viewer} sees ${secretive} at ${here.window}: ${difference(seen, other)}`);
        if (viewer === 'spectator') continue;
        const [by, byOther] = [here, there].map((one) => JSON.stringify(answersByOrder(one, viewer)));
        if (by !== byOther) leaks.push(`orders of ${viewer} see ${secretive} at ${here.window}: ${by} ≠ ${byOther}`);
        if (by !== '[null]' && by !== '[]') answered += 1;
      }
      if (carrying.length > 0) aboard += 1;
      if (allSeenBy(here, secretive) !== allSeenBy(there, secretive)) noticed += 1;
    };
    huntingCampaign(seededRandom('hunted twins'), each, { ruleset });
    expect(leaks).toEqual([]);
    // The comparison is not blind, and meets what it is for.
    expect(noticed).toBeGreaterThan(looks / 4);
    expect(Math.min(...['naval-turn', 'land-turn'].map((window) => looked.get(window) ?? 0))).toBeGreaterThan(5);
    const fought = ['battle-plan', 'sieges'].filter((window) => looked.has(window));
    expect(fought).toEqual(ruleset === CURRENT ? ['battle-plan', 'sieges'] : []);
    expect(aboard).toBeGreaterThan(0);
    expect(answered).toBeGreaterThan(0);
  },
  600_000,
);

/** A power has corps in the home of another. */
function isAtHomeOf(board: WholeCampaign['position'], power: Power, other: Power): boolean {
  return Object.entries(board.state.corps).some(
    ([id, { area }]) => corpsCommander(board.state, board.pack, id) === power && isHome(board, other, area),
  );
}

function difference(one = '', other = ''): string {
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  return `${one.slice(Math.max(0, at - 250), at + 80)} ≠ ${other.slice(Math.max(0, at - 20), at + 80)}`;
}
