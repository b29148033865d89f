import type { Message } from '../../../kernel/message.ts';
import { msg } from '../msg.ts';
import { nationName, regionName, tokenName } from '../names.ts';
import type { Condition } from '../pack-types.ts';

/** The conditions of a strategy card in words, made from its data. */
export function conditionsText(conditions: readonly Condition[]): Message {
  return msg('versailles-1919.condition.list', { conditions: conditions.map(conditionText) });
}

export function conditionText(condition: Condition): Message {
  switch (condition.kind) {
    case 'token':
      return msg('versailles-1919.condition.token', { ...vp(condition.vp), token: tokenName(condition.token, 1) });
    case 'regions':
      return msg('versailles-1919.condition.regions', { ...vp(condition.vp), from: condition.from, to: condition.to });
    case 'units':
      return msg('versailles-1919.condition.units', vp(condition.vp));
    case 'happiness':
      return msg('versailles-1919.condition.happiness', { times: condition.times });
    case 'signatory':
      return msg('versailles-1919.condition.signatory', {
        ...vp(condition.vp),
        when: condition.when,
        nations: condition.nations.map(nationName),
      });
    case 'issues':
      return msg('versailles-1919.condition.issues', { ...vp(condition.vp), region: regionName(condition.of) });
    case 'different-regions':
      return msg('versailles-1919.condition.different-regions', vp(condition.vp));
  }
}

function vp(n: number) {
  return { vp: Math.abs(n), sign: n < 0 ? 'minus' : 'plus' };
}
