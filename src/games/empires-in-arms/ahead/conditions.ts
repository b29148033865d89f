import type { AheadCondition, Seen } from '../../../kernel/ahead-rule.ts';
import type { Answer } from '../../../kernel/choice.ts';
import { measureWays } from '../forces/measure-ways.ts';
import { areaName, seaName } from '../names.ts';
import type { Owner, Power } from '../pack-lists.ts';
import { areaOption } from '../piece-options.ts';
import { bareId, fieldsOf } from '../read-form.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

type Condition = AheadCondition<EmpiresInArms>;
type Sees = Seen<EmpiresInArms>;

/** How far from an area somebody may look for enemies. */
const FARTHEST = 5;

/** 4.2, 4.3: somebody is at war with the power who was not when it ordered, and has not only been attacked by it. */
export const declaredWar: Condition = {
  id: 'war',
  label: msg('empires-in-arms-ahead.war'),
  note: (seen) => warsOf(seen).map(({ other }) => other),
  happened: (seen, _, noted) => {
    const before: readonly unknown[] = Array.isArray(noted) ? noted : [];
    return warsOf(seen).some(({ other, aggressors }) => {
      return !before.includes(other) && aggressors.some((power) => power !== seen.seat);
    });
  },
};

/** An enemy corps that is not shut in stands in an area or so many areas away from it. */
export const enemyNear: Condition = {
  id: 'enemy-near',
  label: msg('empires-in-arms-ahead.near'),
  choice: ({ pack }) => ({
    kind: 'form',
    fields: [
      {
        id: 'area',
        label: msg('empires-in-arms-ahead.near-field', { field: 'area' }),
        choice: {
          kind: 'one',
          options: pack.areas.map(({ id }) => areaOption(pack, id)),
        },
      },
      {
        id: 'within',
        label: msg('empires-in-arms-ahead.near-field', { field: 'within' }),
        choice: { kind: 'number', min: 0, max: FARTHEST },
      },
    ],
  }),
  say: ({ pack }, given) => {
    const { area, within } = nearIn(given);
    return msg('empires-in-arms-ahead.near-said', { area: areaName(pack, area), within });
  },
  happened: (seen, given) => {
    const { area, within } = nearIn(given);
    const ways = measureWays(seen.pack, area);
    const isEnemy = enemiesOf(seen);
    return seen.view.backs.some(
      (one) =>
        !one.besieged &&
        isEnemy(one.commander, one.nation) &&
        (ways.get(one.area) ?? Number.POSITIVE_INFINITY) <= within,
    );
  },
};

/** An enemy fleet is in a sea area: ports and blockade boxes are not meant. */
export const enemyFleet: Condition = {
  id: 'enemy-fleet',
  label: msg('empires-in-arms-ahead.fleet'),
  choice: ({ pack }) => ({
    kind: 'one',
    options: pack.seas.map(({ id }) => ({ id: `sea:${id}`, label: seaName(pack, id), place: id })),
  }),
  say: ({ pack }, given) => msg('empires-in-arms-ahead.fleet-said', { sea: seaName(pack, bareId(String(given))) }),
  happened: (seen, given) => {
    const isEnemy = enemiesOf(seen);
    return seen.view.fleets.some(
      ({ at, commander, nation }) => at.in === 'sea' && at.sea === bareId(String(given)) && isEnemy(commander, nation),
    );
  },
};

function nearIn(given: Answer): { readonly area: string; readonly within: number } {
  const fields = fieldsOf(given);
  return { area: bareId(String(fields.get('area'))), within: Number(fields.get('within')) };
}

/** Whom a power is at war with, by what everybody sees. */
function warsOf({ seat, view }: Sees) {
  return view.relations.flatMap(({ between, war }) => {
    const other = between.find((power) => power !== seat);
    return war && other && between.some((power) => power === seat) ? [{ other, aggressors: war.aggressors }] : [];
  });
}

/** Whether forces are an enemy's: a power's, or a minor country's on which the seat has made war. */
function enemiesOf(seen: Sees): (commander: Power, nation: Owner) => boolean {
  const powers = new Set(warsOf(seen).map(({ other }) => other));
  const minors = seen.view.minors.flatMap(({ id, enemies }) => (enemies.some((one) => one === seen.seat) ? [id] : []));
  return (commander, nation) => powers.has(commander) || (commander !== seen.seat && minors.includes(nation));
}
