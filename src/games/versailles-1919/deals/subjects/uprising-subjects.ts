import type { Option } from '../../../../kernel/choice.ts';
import { REGIONS, strategyOf } from '../../cards.ts';
import { factionsIn } from '../../factions.ts';
import { columnOf, unitsIn } from '../../icons/tracks.ts';
import { supplyOf } from '../../influence/supply.ts';
import { msg } from '../../msg.ts';
import { issueName, nationName } from '../../names.ts';
import type { FactionId, RegionId } from '../../pack-types.ts';
import type { Position } from '../../types.ts';
import { forceId } from '../../uprising/bid.ts';
import { issuesIn } from '../../uprising/hit.ts';
import { mayStillRise } from '../ahead.ts';
import type { OpenSubject } from './subject.ts';

/** 10, 11: announcements, who is hit and by which issue, bids, and the strategy card after the first uprising. */
export function uprisingSubjects(position: Position, faction: FactionId): readonly OpenSubject[] {
  const { state } = position;
  const rises = mayStillRise(position);
  const bids = rises || state.auction?.in.includes(faction);
  return [
    ...(rises ? REGIONS.flatMap((region) => inRegion(position, faction, region)) : []),
    ...(bids ? bidding(position, faction) : []),
    ...(rises && state.strategies.length > 0 && state.strategyOf[faction] === undefined
      ? [{ faction, to: 'take-strategy' as const, choice: { kind: 'one' as const, options: strategies(position) } }]
      : []),
  ];
}

function inRegion(position: Position, faction: FactionId, region: RegionId): readonly OpenSubject[] {
  const { state, pack } = position;
  const column = state.tracks[region].units[faction];
  const [leftmost] = unitsIn(state, region);
  const own = issuesIn(position, faction, region);
  const announces = column !== undefined && columnOf(pack, column).modifier > 0;
  return [
    ...(announces
      ? [
          {
            faction,
            to: 'announce-modifier' as const,
            about: region,
            choice: { kind: 'one' as const, options: modifiers(position, column) },
          },
        ]
      : []),
    ...(leftmost?.faction === faction
      ? [
          {
            faction,
            to: 'who-is-hit' as const,
            about: region,
            choice: { kind: 'one' as const, options: nations(position) },
          },
        ]
      : []),
    {
      faction,
      to: 'hit-issue',
      about: region,
      choice: {
        kind: 'one',
        options: own.map((issue) => ({
          id: issue,
          label: msg('versailles-1919.option.issue', { issue: issueName(pack, issue) }),
        })),
      },
    },
  ];
}

function modifiers({ pack }: Position, column: number): readonly Option[] {
  const size = columnOf(pack, column).modifier;
  return (['plus', 'minus', 'nothing'] as const).map((id) => ({
    id,
    label: msg('versailles-1919.option.modifier', {
      sign: id === 'nothing' ? 'none' : id,
      n: id === 'nothing' ? 0 : size,
    }),
  }));
}

function nations({ state }: Position): readonly Option[] {
  return factionsIn(state).map((id) => ({ id, label: nationName(id) }));
}

/** 10.4b: units and influence; what comes back until then, or from others, can be bid too. */
function bidding({ state, pack }: Position, faction: FactionId): readonly OpenSubject[] {
  const { available, exhausted, units } = supplyOf(state, faction);
  const most = units.available + units.exhausted;
  const about = state.auction ? { about: state.auction.issue } : {};
  const isThere = REGIONS.some((region) => state.tracks[region].units[faction] !== undefined);
  const forces = Array.from({ length: most + 1 }, (_, n) => [
    { units: n, inRegion: false, strength: n },
    ...(isThere
      ? [{ units: n, inRegion: true, strength: n + Math.max(...pack.columns.map(({ strength }) => strength)) }]
      : []),
  ]).flat();
  const options = [
    { id: 'pass', label: msg('versailles-1919.option.pass') },
    ...forces.map((force) => ({
      id: forceId(force),
      label: msg('versailles-1919.option.force', {
        units: force.units,
        inRegion: force.inRegion ? 1 : 0,
        strength: force.strength,
      }),
    })),
  ];
  return [
    { faction, to: 'bid', ...about, choice: { kind: 'one', options } },
    { faction, to: 'bid-influence', ...about, choice: { kind: 'number', min: 0, max: available + exhausted } },
  ];
}

function strategies({ state, pack }: Position): readonly Option[] {
  return state.strategies.map((id) => ({
    id,
    label: msg('versailles-1919.option.strategy', { strategy: strategyOf(pack, id).name }),
  }));
}
