import type { SeatId, Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { narrateAccess } from '../access/narrate-access.ts';
import { narrateBattle } from '../battle/narrate-battle.ts';
import { narrateCaptives } from '../captives/narrate-captives.ts';
import { narrateConquest } from '../conquest/narrate-conquest.ts';
import { narrateControl } from '../control/narrate-control.ts';
import { narrateCorrection } from '../corrections/narrate-correction.ts';
import { narrateEconomy } from '../economy/narrate-economy.ts';
import type { Fact } from '../fact.ts';
import { narrateGuerrillas } from '../guerrillas/narrate-guerrillas.ts';
import { narrateLand } from '../land/narrate-land.ts';
import { narrateMinors } from '../minors/narrate-minors.ts';
import { narrateNaval } from '../naval/narrate-naval.ts';
import { narrateOrders } from '../orders/narrate-orders.ts';
import { narratePeace } from '../peace/narrate-peace.ts';
import { narratePolitics } from '../politics/narrate-politics.ts';
import { narrateReinforcement } from '../reinforcement/narrate-reinforcement.ts';
import { narrateScenario } from '../scenarios/narrate-scenario.ts';
import { narrateSequence } from '../sequence/narrate-sequence.ts';
import { narrateSieges } from '../sieges/narrate-sieges.ts';
import { narrateSupply } from '../supply/narrate-supply.ts';
import type { EmpiresInArms } from '../types.ts';

/** A fact in words for a viewer; undefined where they learn nothing of it. */
export function narrate(setting: Setting<EmpiresInArms>, fact: Fact, viewer: Viewer): Message | undefined {
  const { pack } = setting;
  switch (fact.type) {
    case 'campaign-began':
    case 'month-began':
    case 'leaders-arrived':
    case 'leaders-left':
    case 'dominance-changed':
    case 'points-moved':
    case 'campaign-over':
      return narrateSequence(setting, fact);
    case 'scenario-began':
    case 'scenario-money':
    case 'scenario-corps':
    case 'scenario-factors':
    case 'objectives-counted':
      return narrateScenario(pack, fact);
    case 'power-bid-for':
    case 'power-controlled':
    case 'power-neutral':
      return narrateControl(fact);
    case 'orders-given':
      return narrateOrders(pack, fact, viewer);
    case 'access-given':
    case 'access-taken-back':
    case 'access-lapsed':
      return narrateAccess(fact);
    case 'war-declared':
    case 'war-declared-mutually':
    case 'war-on-minor':
    case 'calls-ordered':
    case 'ally-called':
    case 'call-answered':
    case 'call-refused':
    case 'call-lapsed':
    case 'alliance-made':
    case 'offer-unanswered':
    case 'alliance-broken':
    case 'free-state-made':
    case 'movement-combined':
    case 'partners-unanswered':
    case 'order-lapsed':
      return narratePolitics(setting, fact, viewer);
    case 'suit-lapsed':
    case 'peace-not-agreed':
    case 'sued':
    case 'informal-peace':
    case 'peace-offered':
    case 'peace-refused':
    case 'victors-threw':
    case 'surrendered':
    case 'spared':
    case 'term-taken':
    case 'term-void':
    case 'empire-changed':
    case 'power-removed':
    case 'went-home':
    case 'break-demanded':
    case 'corps-returned':
    case 'disorder-settled':
      return narratePeace(pack, fact, viewer);
    case 'control-tested':
    case 'control-rolled':
    case 'control-taken':
    case 'withdrew':
    case 'rivals-at-war':
    case 'minor-supported':
    case 'minor-set-out':
    case 'placing-lapsed':
    case 'factors-without-place':
    case 'minor-war-lapsed':
      return narrateMinors(pack, fact, viewer);
    case 'reinforced':
    case 'reinforcement-lapsed':
    case 'reinforcements-lost':
    case 'reinforcements-ordered':
      return narrateReinforcement(pack, fact, viewer);
    case 'naval-order':
    case 'sailed':
    case 'embarked':
    case 'naval-lapsed':
    case 'fleet-lent':
    case 'interception':
    case 'evasion':
    case 'sea-fight':
    case 'ships-lost':
    case 'fleets-sunk':
    case 'fleets-went':
    case 'fleets-cornered':
    case 'fleets-lost':
    case 'corps-not-landed':
      return narrateNaval(pack, fact, viewer);
    case 'depot-placed':
    case 'depot-removed':
    case 'depot-loaded':
    case 'depot-converted':
    case 'port-depot-changed':
    case 'supplied':
      return narrateSupply(pack, fact, viewer);
    case 'income-collected':
    case 'expenses-paid':
    case 'own-units-given-up':
    case 'domestic-trade-refused':
    case 'corps-levied':
    case 'ships-laid-down':
    case 'ships-burnt':
    case 'militia-trained':
    case 'land-let-go':
    case 'budget-line-lapsed':
    case 'economic-loss-thrown':
    case 'reparation-paid':
    case 'victory-points-counted':
    case 'money-lent':
    case 'american-trade-stopped':
    case 'american-war-over':
    case 'units-given-up':
    case 'land-ceded':
    case 'combination-made':
    case 'levy-raised':
      return narrateEconomy(setting, fact, viewer);
    case 'land-order-set':
    case 'marched':
    case 'irregulars-moved':
    case 'irregulars-in-city':
    case 'landed':
    case 'garrison-changed':
    case 'entered-city':
    case 'left-city':
    case 'siege-begun':
    case 'siege-lifted':
    case 'depot-destroyed':
    case 'depot-burned':
    case 'depot-defended':
    case 'leader-joined':
    case 'land-line-lapsed':
    case 'attack-declared':
    case 'joined-defence':
    case 'stepped-aside':
    case 'battle-put-off':
      return narrateLand(pack, fact, viewer);
    case 'walls-assaulted':
    case 'city-fought':
    case 'city-taken':
    case 'corps-lost-at-city':
      return narrateSieges(pack, fact);
    case 'leaders-released':
      return narrateCaptives(pack, fact);
    case 'guerrillas-thrown':
    case 'guerrillas-rose':
    case 'guerrillas-hunted':
      return narrateGuerrillas(pack, fact);
    case 'capital-held':
    case 'capital-lost':
    case 'conquered':
      return narrateConquest(pack, fact);
    case 'came-out':
    case 'battle-joined':
    case 'withdrawal-tried':
    case 'battle-arrival':
    case 'guard-committed':
    case 'bombardment':
    case 'battle-round':
    case 'battle-over':
    case 'pursuit':
    case 'retreated':
    case 'surrendered-in-battle':
    case 'corps-destroyed':
    case 'leader-fell':
    case 'depot-won':
    case 'plan-lapsed':
    case 'plan-by-orders':
      return narrateBattle(pack, fact, viewer);
    case 'corrected-status':
    case 'corrected-victory-points':
    case 'corrected-treasury':
    case 'corrected-tie':
    case 'corrected-access':
    case 'corrected-minor':
    case 'corrected-province':
    case 'corrected-corps':
    case 'corrected-siege':
    case 'corrected-capital':
    case 'corrected-fleet':
    case 'corrected-factors':
    case 'corrected-garrison':
    case 'corrected-depot':
    case 'corrected-leader':
    case 'corrected-irregulars':
    case 'corrected-prisoners':
    case 'corrected-truce':
    case 'corrected-purse':
      return narrateCorrection(pack, fact, viewer);
  }
}

/** Whoever is let in or shut out, or gets leaders back, hears of it at once (10.3, 10.6.3). */
export function concernedBy({ seats }: Setting<EmpiresInArms>, fact: Fact): readonly SeatId[] {
  switch (fact.type) {
    case 'access-given':
    case 'access-taken-back':
    case 'access-lapsed':
    case 'leaders-released':
      return seats.filter((seat) => seat === fact.to);
    default:
      return [];
  }
}

/** The seat that did it. */
export function doerOf({ seats }: Setting<EmpiresInArms>, fact: Fact): SeatId | undefined {
  const power = 'power' in fact ? fact.power : undefined;
  return seats.find((seat) => seat === power);
}
