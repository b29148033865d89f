import type { ComputerRule } from '../../../kernel/computer-rule.ts';
import type { EmpiresInArms } from '../types.ts';
import { navalTurn } from './admiral.ts';
import { battleLosses, combatLosses } from './battle-losses.ts';
import { battleAgain, battlePlan } from './battle-orders.ts';
import { budget } from './budget.ts';
import { answerCall, callAllies } from './calls.ts';
import { deployMinor, support, withdrawOrStay } from './countries.ts';
import { asThatPower, seenOf } from './for-another.ts';
import {
  depotGarrison,
  guerrillaPlaces,
  intoCity,
  joinDefence,
  landSlot,
  leaveArea,
  supplyLosses,
} from './land-reactions.ts';
import { landTurn } from './marshal.ts';
import { msg } from './msg.ts';
import { acceptUnconditional, demandBreak, repatriation, sued } from './peace-answers.ts';
import { politicalOrders } from './politics.ts';
import { reinforcements } from './reinforcement.ts';
import {
  driveOff,
  enterPort,
  evade,
  intercept,
  navalLosses,
  navalRetreat,
  navalSlot,
  portGuns,
  portLost,
  pursue,
} from './sea-reactions.ts';
import { sieges } from './sieges.ts';
import { terms } from './terms.ts';

/**
 * A power that nobody plays. It is plain and legal, and has one sentence for each order: it defends what an enemy
 * threatens, takes weak countries beside it, keeps its chains of depots and its alliances, and sues when it is beaten.
 * It goes by its seat's view alone.
 */
export const computer: ComputerRule<EmpiresInArms> = (given) => {
  const { decision, ...rest } = given;
  const asked = { ...rest, view: seenOf(rest.view, rest.seat) };
  switch (decision.name) {
    case 'political-orders':
      return politicalOrders({ ...asked, decision }); // 4
    case 'call-allies':
      return callAllies({ ...asked, decision }); // 4.3.1
    case 'answer-call':
      return answerCall({ ...asked, decision }); // 4.3.2
    case 'sued':
      return sued({ ...asked, decision }); // 4.4.2
    case 'accept-unconditional':
      return acceptUnconditional({ ...asked, decision }); // 4.4.2.2
    case 'terms':
      return terms({ ...asked, decision }); // 4.4.3
    case 'repatriation':
      return repatriation({ ...asked, decision }); // 4.4.6.2
    case 'demand-break':
      return demandBreak({ ...asked, decision }); // 4.4.7
    case 'withdraw-or-stay':
      return withdrawOrStay({ ...asked, decision }); // 4.6.4
    case 'support':
      return support({ ...asked, decision }); // 4.6.5
    case 'deploy-minor':
      return deployMinor({ ...asked, decision }); // 4.6.3
    case 'reinforcements':
      return reinforcements({ ...asked, decision }); // 5
    case 'budget':
      return budget({ ...asked, decision }); // 8
    case 'naval-slot':
      return navalSlot({ ...asked, decision }); // 6.1
    case 'naval-turn':
      return navalTurn({ ...asked, decision }); // 6.2
    case 'intercept':
      return intercept({ ...asked, decision }); // 6.2.3
    case 'evade':
      return evade({ ...asked, decision }); // 6.3.2
    case 'port-guns':
      return portGuns({ ...asked, decision }); // 6.3.1.3.2
    case 'naval-losses':
      return navalLosses({ ...asked, decision }); // 6.3.6
    case 'naval-retreat':
      return navalRetreat({ ...asked, decision }); // 6.3.5.1
    case 'drive-off':
      return driveOff({ ...asked, decision }); // 6.3.5.1.1
    case 'pursue':
      return pursue({ ...asked, decision }); // 6.3.5.1
    case 'enter-port':
      return enterPort({ ...asked, decision }); // 6.3.5.3
    case 'port-lost':
      return portLost({ ...asked, decision }); // 6.2.6
    case 'land-slot':
      return landSlot({ ...asked, decision }); // 7.1
    case 'supply-losses':
      return supplyLosses(); // 7.4.1.3
    case 'land-turn':
      return landTurn({ ...asked, decision }); // 7.3
    case 'depot-garrison':
      return depotGarrison({ ...asked, decision }); // 7.3.6.2
    case 'join-defence':
      return joinDefence({ ...asked, decision }); // 7.3.8.3
    case 'leave-area':
      return leaveArea({ ...asked, decision }); // 7.3.8.4
    case 'into-city':
      return intoCity({ ...asked, decision }); // 7.5.1.1
    case 'battle-plan':
      return battlePlan({ ...asked, decision }); // 7.5.2.3
    case 'battle-again':
      return battleAgain({ ...asked, decision }); // 7.5.2.8
    case 'battle-losses':
      return battleLosses({ ...asked, decision }); // 7.5.2.7
    case 'combat-losses':
      return combatLosses({ ...asked, decision }); // 7.5.5
    case 'sieges':
      return sieges({ ...asked, decision }); // 7.5.4
    case 'guerrilla-places':
      return guerrillaPlaces({ ...asked, decision }); // 10.1.1
    case 'on-behalf':
    case 'sheet-on-behalf': {
      const another = asThatPower({ ...rest, decision });
      return another && computer(another); // 14.3
    }
    // It pays with no points for what it does not need to win.
    case 'control-bids':
      return { answer: {}, why: [msg('empires-in-arms-computer.no-bids')] };
    // It is asked for everything in its time, so it leaves no orders; and it gives nothing for nothing.
    case 'standing-orders':
    case 'orders-at-sea':
    case 'orders-on-land':
    case 'reinforcement-orders':
    case 'give-access':
    case 'take-back-access':
    case 'release-leaders':
      return undefined;
  }
};
