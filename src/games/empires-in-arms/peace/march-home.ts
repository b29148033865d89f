import { lastMonth } from '../access/access-month.ts';
import { keepAccess } from '../access/keep-access.ts';
import { holderOfLand } from '../combinations/member-of.ts';
import { isPower } from '../forces/who-commands.ts';
import type { Power } from '../pack-lists.ts';
import { areAtWar } from '../relations/pair.ts';
import type { Play } from '../types.ts';
import type { Departure } from './peace-frames.ts';
import { whoDeparts } from './who-departs.ts';

/**
 * 12.4: where the table gives forces some months for the way, they have access to the other's land so long, and go home
 * by themselves; who is still there then goes at once (10.3). Gives the departures that do not wait: from lands that no
 * power holds, and those of who has nothing there.
 */
export function marchHome(play: Play, departures: readonly Departure[]): readonly Departure[] {
  if (play.options.repatriation !== 'some-months' || !play.has('march')) return departures;
  const departs = whoDeparts(play);
  const waiting = departures.filter((one) => hostOf(play, one) !== undefined && departs(one));
  const pairs = new Map(waiting.map((one) => [`${hostOf(play, one)} ${one.power}`, one]));
  for (const departure of pairs.values()) letIn(play, departure);
  return departures.filter((one) => !waiting.includes(one));
}

/** The power that holds the land, in peace with who stands there. */
function hostOf(play: Play, { power, from }: Departure): Power | undefined {
  const host = isPower(from) ? from : holderOfLand(play, from);
  return host !== undefined && host !== power && !areAtWar(play.state, host, power) ? host : undefined;
}

function letIn(play: Play, departure: Departure): void {
  const { state, pack, tell } = play;
  const host = hostOf(play, departure);
  if (host === undefined) return;
  const { power: to } = departure;
  const until = state.month + pack.optional.marchHomeMonths;
  const others = (state.access?.[host] ?? []).filter((one) => one.to !== to || one.into !== 'land');
  keepAccess(state, host, [...others, { to, into: 'land', until, byPeace: true }]);
  const through = lastMonth({ state, pack }, until);
  tell({ type: 'access-given', power: host, to, into: ['land'], ...(through ? { through } : {}) });
}
