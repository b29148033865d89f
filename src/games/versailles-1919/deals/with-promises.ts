import type { Rules } from '../../../kernel/rules.ts';
import type { Decide, Versailles } from '../types.ts';
import { bound } from './bound.ts';
import { LIMITS } from './limits.ts';

type DecisionRules = Rules<Versailles>['decisions'];

/** 12.2: the questions of the game, limited by what was promised for this turn. */
export function withPromises(decisions: DecisionRules): DecisionRules {
  return {
    ...decisions,
    action: bound(decisions.action, LIMITS.action),
    'neutral-action': bound(decisions['neutral-action'], LIMITS['neutral-action']),
    option: bound(decisions.option, LIMITS.option),
    'optional-event': deciding(bound(decisions['optional-event'], LIMITS['optional-event'])),
    'announce-modifier': bound(decisions['announce-modifier'], LIMITS['announce-modifier']),
    bid: bound(decisions.bid, LIMITS.bid),
    'bid-influence': unlessPassing(decisions['bid-influence']),
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
 * Who has begun a bid cannot promise to pass: the question would be left without an answer, and so the kernel refuses
 * such a deal until the bid is made.
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
