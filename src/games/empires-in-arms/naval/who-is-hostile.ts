import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import type { AreaId, CorpsId, FleetId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';

/** Whose something is, and who commands it. */
export type Party = { readonly nation: Owner; readonly commander: Power | undefined };

export function fleetParty({ state, pack }: Board, fleet: FleetId): Party {
  const nation = pack.fleet[fleet]?.nation;
  if (nation === undefined) throw new Error(`the pack has no fleet ${fleet}`);
  return { nation, commander: commanderOf(state, nation) };
}

function corpsParty({ state, pack }: Board, corps: CorpsId): Party {
  return { nation: pack.corpsOf[corps]?.nation ?? '', commander: corpsCommander(state, pack, corps) };
}

/** True for two whose powers are at war, or of whom one made war on the other's minor country. */
export function areFoes({ state, pack }: Board, a: Party, b: Party): boolean {
  if (a.commander === undefined || b.commander === undefined || a.commander === b.commander) return false;
  if (areAtWar(state, a.commander, b.commander)) return true;
  const attacks = (power: Power, nation: Owner) =>
    state.minorWars[pack.minor[nation]?.districtOf ?? nation]?.includes(power) ?? false;
  return attacks(a.commander, b.nation) || attacks(b.commander, a.nation);
}

/** The corps on a fleet. */
export function corpsOn({ aboard = {} }: Pick<State, 'aboard'>, fleet: FleetId): readonly CorpsId[] {
  return Object.entries(aboard).flatMap(([corps, one]) => (one.fleet === fleet ? [corps] : []));
}

/** The powers that one moves with in this naval phase, itself among them (6.1.2). */
export function partnersOf({ combinedMovements, month }: State, power: Power): readonly Power[] {
  const together = combinedMovements.find(
    (one) => one.phase === 'naval' && one.month === month && one.powers.includes(power),
  );
  return together?.powers ?? [power];
}

/**
 * 6.3.1.2: why a fleet may fight another: they are at war, or the other carries a corps of somebody at war with it, or
 * in a port could carry one, which stands in the port's area and whose power moves with it (6.3.1.3); undefined: it
 * may not.
 */
export function hostility(board: Board, fleet: FleetId, other: FleetId): 'war' | 'carries' | 'could_carry' | undefined {
  const { state } = board;
  const own = fleetParty(board, fleet);
  const theirs = fleetParty(board, other);
  if (own.commander === undefined || own.commander === theirs.commander) return undefined;
  if (areFoes(board, own, theirs)) return 'war';
  if (corpsOn(state, other).some((corps) => areFoes(board, own, corpsParty(board, corps)))) return 'carries';
  const at = state.fleets[other]?.at;
  if (at?.in !== 'port' || theirs.commander === undefined) return undefined;
  const partners = partnersOf(state, theirs.commander).filter((one) => one !== theirs.commander);
  return partners.length > 0 && couldBoard(board, own, at.area, partners) ? 'could_carry' : undefined;
}

export const isHostile = (board: Board, fleet: FleetId, other: FleetId) => hostility(board, fleet, other) !== undefined;

function couldBoard(board: Board, own: Party, area: AreaId, partners: readonly Power[]): boolean {
  return Object.entries(board.state.corps).some(([corps, one]) => {
    if (one.area !== area) return false;
    const party = corpsParty(board, corps);
    return party.commander !== undefined && partners.includes(party.commander) && areFoes(board, own, party);
  });
}
