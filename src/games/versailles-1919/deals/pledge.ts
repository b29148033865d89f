import type { Restriction } from '../../../kernel/restriction.ts';
import { settleOption } from '../turn/action-options.ts';
import { neutralOf, type Promised, type Subject } from './deal.ts';

/** A promise as what it is: a question, and the restriction on its answer. */
export type Pledge = Omit<Subject, 'faction' | 'of'> & { readonly within: Restriction };

/** 12.2: the general promise behind each short form. */
export function pledgeOf(promised: Promised): Pledge {
  switch (promised.kind) {
    case 'answer':
      return promised;
    case 'settle':
      return { to: actionOf(promised), within: only(settleOption(promised.issue)) };
    case 'not-settle':
      return { to: actionOf(promised), within: only('place', 'reclaim') };
    case 'option':
      return { to: 'option', about: promised.issue, within: only(promised.option) };
    case 'event':
      return {
        to: 'optional-event',
        about: promised.event,
        within: only(promised.carryOut ? 'event' : 'decline'),
      };
    case 'announce':
      return { to: 'announce-modifier', about: promised.region, within: only(promised.say) };
    case 'bid':
      return { to: 'bid', within: promised.how === 'pass' ? only('pass') : { kind: 'one', not: ['pass'] } };
  }
}

/**
 * Whether it goes on binding when it has been kept: what is said of every bid and of every check of a region. Any other
 * promise is about one answer and ends with it.
 */
export function isLasting(promised: Promised): boolean {
  const { to } = pledgeOf(promised);
  return to === 'bid' || to === 'bid-influence' || to === 'announce-modifier';
}

function actionOf(promised: Promised): 'action' | 'neutral-action' {
  return neutralOf(promised) ? 'neutral-action' : 'action';
}

function only(...ids: readonly string[]): Restriction {
  return { kind: 'one', only: ids };
}
