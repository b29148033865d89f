import type { Answer } from '../../../kernel/choice.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Position } from '../types.ts';
import { whyNotChit } from './chits.ts';
import type { Role } from './role.ts';
import { corpsIn } from './units.ts';

/**
 * The plan that a power's standing orders give (7.5.2.3): the chit for its part, another one where the enemy has more
 * corps there, which everybody sees (2.4.2). Allies of a commander leave all to their orders about losses. Undefined:
 * it is asked, also where the chit cannot be laid down in this battle.
 */
export function standingPlan(position: Pick<Position, 'state' | 'pack'>, role: Role): Answer | undefined {
  const { side, power, units, enemies, commands, own } = role;
  const { attackChit, attackWeak, defendChit, defendWeak } = standingOrders(position.state, power).reactions ?? {};
  const isWeak = corpsIn(enemies).length > corpsIn(units).length;
  const [usual, weak] = side === 'attackers' ? [attackChit, attackWeak] : [defendChit, defendWeak];
  const chit = isWeak ? (weak ?? usual) : usual;
  // Forces inside a besieged city come out only by their own word.
  if (chit === undefined || chit === 'ask' || own.length === 0) return undefined;
  if (!commands) return {};
  return whyNotChit(position, role, chit) ? undefined : { chit };
}
