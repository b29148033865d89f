import type { RandomSource } from '../../../kernel/chance.ts';
import { pickFrom } from '../../../kernel/random.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { placeId } from '../naval/fleet-places.ts';
import type { CorpsId, FleetId, LeaderId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import type { Knows } from '../view/who-knows.ts';

/** Who looks, which corps' faces they see, and which corps are in a battle that goes on. */
type Seen = { readonly knows: Knows; readonly faces: ReadonlySet<CorpsId>; readonly open: ReadonlySet<CorpsId> };

/**
 * 2.4.2: leaders stand open on the map, but not which of the corps in an area they lead: one is drawn, rather one of
 * the battle there, and one of the leader's own nation.
 */
export function placeLeaders(before: Board, after: State, { knows, faces, open }: Seen, draw: RandomSource): void {
  const board = { state: after, pack: before.pack };
  for (const [id, leader] of Object.entries(before.state.leaders)) {
    if (leader.is !== 'with' || before.state.fleets[leader.unit]) continue;
    if (knows(before.pack.leader[id]?.nation) && faces.has(leader.unit)) continue;
    const there = corpsAt(board, placeOf(before.state, leader.unit));
    const fits = [
      (corps: CorpsId) => open.has(corps) && isOf(board, corps, id),
      (corps: CorpsId) => !faces.has(corps) && isOf(board, corps, id),
      (corps: CorpsId) => corpsCommander(after, board.pack, corps) === board.pack.leader[id]?.nation,
      (corps: CorpsId) => !faces.has(corps),
      () => true,
    ];
    const likeliest = fits.map((fit) => there.filter(fit)).find((some) => some.length > 0);
    if (likeliest) after.leaders[id] = { is: 'with', unit: pickFrom(likeliest, draw) };
  }
}

const isOf = ({ pack }: Board, corps: CorpsId, leader: LeaderId): boolean =>
  pack.corpsOf[corps]?.nation === pack.leader[leader]?.nation;

/** The area of a corps, or the place of the fleet that carries it. */
function placeOf(state: State, corps: CorpsId): string | undefined {
  const fleet = state.aboard?.[corps]?.fleet;
  return fleet === undefined ? state.corps[corps]?.area : placeOfFleet(state, fleet);
}

function placeOfFleet({ fleets }: State, fleet: FleetId): string | undefined {
  const at = fleets[fleet]?.at;
  return at && placeId(at);
}

function corpsAt({ state }: Board, place: string | undefined): readonly CorpsId[] {
  const all = [...Object.keys(state.corps), ...Object.keys(state.aboard ?? {})];
  return all.filter((corps) => placeOf(state, corps) === place).sort();
}
