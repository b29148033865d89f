import type { Option } from '../../../kernel/choice.ts';
import { isPower } from '../forces/who-commands.ts';
import { powerName } from '../names.ts';
import type { AreaId } from '../pack-lists.ts';
import type { LeaderView, OwnCorpsView } from '../view-types.ts';
import type { Planner } from './planner.ts';

/** The viewer's own corps on land, those in the area first, then those beside it. A moderator has none. */
export function ownCorps({ view, setting, area }: Planner): readonly OwnCorpsView[] {
  if (!isPower(view.viewer)) return [];
  const beside = (setting.pack.area[area]?.links ?? []).map(({ to }) => to);
  const distance = (one: OwnCorpsView) => (one.area === area ? 0 : beside.includes(one.area) ? 1 : 2);
  return view.corps
    .filter(({ commander, besieged }) => commander === view.viewer && !besieged)
    .toSorted((a, b) => distance(a) - distance(b));
}

/** Those that stand beside the area and might come (7.5.2.8). */
export const helpers = (at: Planner): readonly OwnCorpsView[] => {
  const beside = (at.setting.pack.area[at.area]?.links ?? []).map(({ to }) => to);
  return ownCorps(at).filter(({ area }) => area !== at.area && beside.includes(area));
};

/** The viewer's leaders on land that are on the map, or in an area of it. */
export const ownLeaders = (at: Planner, area?: AreaId): readonly Option[] =>
  leaders(at, area, ({ nation }) => nation === at.view.viewer);

/** Those of all others; whoever is in the area first. */
export const enemyLeaders = (at: Planner, area?: AreaId): readonly Option[] =>
  leaders(at, area, ({ nation }) => nation !== at.view.viewer);

function leaders(
  { view, setting }: Planner,
  area: AreaId | undefined,
  isOne: (leader: LeaderView) => boolean,
): readonly Option[] {
  return view.leaders
    .filter((one) => one.is === 'with' && one.area !== undefined && setting.pack.leader[one.id]?.kind === 'land')
    .filter((one) => isOne(one) && (area === undefined || one.area === area))
    .map(({ id, name, nation }) => ({ id: `leader:${id}`, label: name, detail: powerName(nation) }));
}
