import type { Decide, DecisionRules } from '../types.ts';
import { bound } from './bound.ts';

/** 12.2: the questions of the game, limited by what was promised for this turn. */
export function withPromises(rules: DecisionRules): DecisionRules {
  return {
    ...rules,
    action: bound(rules.action, 'action', rules),
    'place-influence': bound(rules['place-influence'], 'place-influence', rules),
    reclaim: bound(rules.reclaim, 'reclaim', rules),
    'military-action': bound(rules['military-action'], 'military-action', rules),
    'deploy-unit': bound(rules['deploy-unit'], 'deploy-unit', rules),
    'deploy-to': bound(rules['deploy-to'], 'deploy-to', rules),
    'demobilize-unit': bound(rules['demobilize-unit'], 'demobilize-unit', rules),
    option: bound(rules.option, 'option', rules),
    'naval-flags': bound(rules['naval-flags'], 'naval-flags', rules),
    'optional-event': deciding(bound(rules['optional-event'], 'optional-event', rules)),
    'advance-cards': bound(rules['advance-cards'], 'advance-cards', rules),
    'refill-from': bound(rules['refill-from'], 'refill-from', rules),
    'drawn-issue': bound(rules['drawn-issue'], 'drawn-issue', rules),
    'which-effect': bound(rules['which-effect'], 'which-effect', rules),
    'which-region': bound(rules['which-region'], 'which-region', rules),
    'which-target': bound(rules['which-target'], 'which-target', rules),
    'which-waiting-issue': bound(rules['which-waiting-issue'], 'which-waiting-issue', rules),
    'which-settled-issue': bound(rules['which-settled-issue'], 'which-settled-issue', rules),
    'ready-unit': bound(rules['ready-unit'], 'ready-unit', rules),
    'exhaust-units': bound(rules['exhaust-units'], 'exhaust-units', rules),
    'announce-modifier': bound(rules['announce-modifier'], 'announce-modifier', rules),
    'who-is-hit': bound(rules['who-is-hit'], 'who-is-hit', rules),
    'hit-issue': bound(rules['hit-issue'], 'hit-issue', rules),
    bid: bound(rules.bid, 'bid', rules),
    'bid-influence': unlessPassing(bound(rules['bid-influence'], 'bid-influence', rules)),
    'take-strategy': bound(rules['take-strategy'], 'take-strategy', rules),
    'neutral-action': bound(rules['neutral-action'], 'neutral-action', rules),
    'neutral-place': bound(rules['neutral-place'], 'neutral-place', rules),
    'neutral-reclaim': bound(rules['neutral-reclaim'], 'neutral-reclaim', rules),
  };
}

/** After this decision nothing can be promised about the event any more. */
function deciding(rule: Decide<'optional-event'>): Decide<'optional-event'> {
  return {
    ...rule,
    apply(play, answers, args) {
      if (play.state.settling) play.state.settling.eventDecided = true;
      rule.apply(play, answers, args);
    },
  };
}

/**
 * A player who has begun a bid cannot promise to pass: the question would have no answer left. The kernel refuses such
 * a deal until the bid is made.
 */
function unlessPassing(rule: Decide<'bid-influence'>): Decide<'bid-influence'> {
  return {
    ...rule,
    ask: (position, seat, args) => {
      const question = rule.ask(position, seat, args);
      const passes = position.state.promises.some(
        (promised) => promised.kind === 'bid' && promised.how === 'pass' && promised.faction === args.faction,
      );
      return passes ? { ...question, choice: { kind: 'one', options: [] } } : question;
    },
  };
}
