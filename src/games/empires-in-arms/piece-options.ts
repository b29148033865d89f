import type { Option, PlainChoice } from '../../kernel/choice.ts';
import { isPower } from './forces/who-commands.ts';
import { areaName, corpsName, fleetName, leaderName } from './names.ts';
import type { AreaId, CorpsId, FleetId, LeaderId, Owner } from './pack-lists.ts';
import type { Pack } from './pack-types.ts';
import type { Board } from './position-types.ts';

/** One of these. */
export const one = (options: readonly Option[]): PlainChoice => ({ kind: 'one', options });

/** An area, to be picked on the board; `kind` says as what: `port:brest`. */
export const areaOption = (pack: Pick<Pack, 'area'>, id: AreaId, kind = 'area'): Option => ({
  id: `${kind}:${id}`,
  label: areaName(pack, id),
  place: id,
});

/** A corps, to be picked where it stands. */
export function corpsOption({ state, pack }: Board, id: CorpsId): Option {
  const area = state.corps[id]?.area;
  const option = { id: `corps:${id}`, label: corpsName(pack, id) };
  return area === undefined ? option : { ...option, detail: areaName(pack, area), place: area };
}

/** A fleet, to be picked in its port or blockade box. */
export function fleetOption({ state, pack }: Board, id: FleetId): Option {
  const at = state.fleets[id]?.at;
  const option = { id: `fleet:${id}`, label: fleetName(pack, id) };
  return at === undefined || at.in === 'sea' ? option : { ...option, place: at.area };
}

export const leaderOption = (pack: Pick<Pack, 'leader'>, id: LeaderId): Option => ({
  id: `leader:${id}`,
  label: leaderName(pack, id),
});

/** Several of them. */
export const areaOptions = ({ pack }: Pick<Board, 'pack'>, ids: readonly AreaId[], kind?: string): readonly Option[] =>
  ids.map((id) => areaOption(pack, id, kind));
export const corpsOptions = (board: Board, ids: readonly CorpsId[]): readonly Option[] =>
  ids.map((id) => corpsOption(board, id));
export const fleetOptions = (board: Board, ids: readonly FleetId[]): readonly Option[] =>
  ids.map((id) => fleetOption(board, id));
export const leaderOptions = ({ pack }: Pick<Board, 'pack'>, ids: readonly LeaderId[]): readonly Option[] =>
  ids.map((id) => leaderOption(pack, id));

/** The id of an option that names a power or a minor country. */
export const ownerId = (owner: Owner): string => (isPower(owner) ? `power:${owner}` : `minor:${owner}`);
