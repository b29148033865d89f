import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import { arrivalTexts } from './order-names.ts';
import type { ReinforcementFact } from './reinforcement-fact.ts';
import { sayNoOrder } from './say-no-order.ts';
import { sayOrder, sayWhatIsSeen } from './say-order.ts';

/** What happens in the reinforcement phase, in words. */
export function narrateReinforcement(pack: Pack, fact: ReinforcementFact, viewer: Viewer): Message | undefined {
  const power = powerName(fact.power);
  const knows = viewer === fact.power || viewer === 'moderator';
  if (fact.type === 'reinforced') {
    const lines = fact.done.flatMap((one) => (knows ? [sayOrder(pack, one.order)] : sayWhatIsSeen(pack, one)));
    return lines.length > 0 ? msg('empires-in-arms-reinforcement.reinforced', { power, lines }) : undefined;
  }
  if (!knows) return undefined;
  switch (fact.type) {
    case 'reinforcement-lapsed':
      return msg('empires-in-arms-reinforcement.lapsed', {
        power,
        line: sayOrder(pack, fact.order),
        problem: sayNoOrder(pack, fact.no),
      });
    case 'reinforcements-lost':
      return msg('empires-in-arms-reinforcement.lost', { power, what: arrivalTexts(pack, fact.power, fact.lost) });
    case 'reinforcements-ordered':
      return msg('empires-in-arms-reinforcement.ordered', {
        power,
        lines: fact.orders.map((order) => sayOrder(pack, order)),
        count: fact.orders.length,
      });
  }
}
