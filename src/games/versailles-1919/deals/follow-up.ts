import type { SeatId } from '../../../kernel/decision.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { isRegion } from '../cards.ts';
import type { DecisionRules, Decisions, Position } from '../types.ts';
import type { Promisable } from './promisable.ts';
import { factionAsked, type Put } from './put.ts';

/**
 * The question that comes next when an option is picked, as it stands now; undefined where that is open or none comes.
 */
export function followUp(
  rules: DecisionRules,
  position: Position,
  seat: SeatId,
  { name, args }: Pick<Put, 'name' | 'args'>,
  option: string,
): Put | undefined {
  const faction = factionAsked(args);
  if (!faction) return undefined;
  const put = <Name extends Promisable>(next: Name, its: Decisions[Name] & JsonObject): Put => ({
    name: next,
    args: its,
    choice: rules[next].ask(position, seat, its).choice,
  });
  switch (name) {
    case 'action':
    case 'military-action':
      if (option === 'place') return put('place-influence', { faction });
      if (option === 'reclaim') return put('reclaim', { faction });
      if (option === 'deploy') return put('deploy-unit', { faction });
      return option === 'demobilize' ? put('demobilize-unit', { faction, mutiny: false }) : undefined;
    case 'neutral-action':
      return option === 'place' ? put('neutral-place', { faction }) : undefined;
    case 'deploy-unit':
      return option === 'available' || isRegion(option) ? put('deploy-to', { faction, from: option }) : undefined;
    case 'bid': {
      const force = /^(units:|region\+)(\d+)$/.exec(option);
      const inRegion = force?.[1] === 'region+';
      return force ? put('bid-influence', { faction, units: Number(force[2]), inRegion }) : undefined;
    }
    default:
      return undefined;
  }
}
