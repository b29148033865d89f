import type { OptionalAction } from '../../kernel/rules.ts';
import { accessActions } from './access/access-actions.ts';
import { captivesActions } from './captives/release-leaders.ts';
import { landReactionAction, reactionActions } from './orders/give-reactions.ts';
import { msg } from './orders/msg.ts';
import { ordersInAdvance } from './reinforcement/reinforcements.ts';
import { marches } from './rulesets.ts';
import { isScenario } from './scenarios/scenario-of.ts';
import { playing } from './sequence/who-decides.ts';
import type { EmpiresInArms, Position } from './types.ts';

/** What powers may do though nobody waits for it; in a scenario without politics, fleets, access and money (1.3). */
export function optionalActions(position: Position): readonly OptionalAction<EmpiresInArms>[] {
  if (isScenario(position.state.campaign))
    return [ordersInAdvance(position), ...captivesActions(position), landReactionAction(position)];
  return [
    { ask: 'standing-orders', args: {}, seats: playing(position), label: msg('empires-in-arms-orders.brief') },
    ordersInAdvance(position),
    ...captivesActions(position), // 10.6.3
    ...(marches(position) ? [...reactionActions(position), ...accessActions(position)] : []), // 6, 7, 10.3
  ];
}
