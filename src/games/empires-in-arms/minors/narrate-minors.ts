import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { minorName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { MinorsFact } from './minors-fact.ts';
import { msg } from './msg.ts';
import { placingText, problemText } from './placing-text.ts';

/** What happens to minor countries, in words. */
export function narrateMinors(pack: Pack, fact: MinorsFact, viewer: Viewer): Message | undefined {
  const knows = 'power' in fact && (viewer === fact.power || viewer === 'moderator');
  switch (fact.type) {
    case 'control-tested':
      return msg('empires-in-arms-minors.tested', {
        power: powerName(fact.power),
        upTo: fact.upTo,
        dice: fact.dice.map(({ minor, die }) =>
          msg('empires-in-arms-minors.die', { who: minorName(pack, minor), die: String(die) }),
        ),
        lost: fact.lost.map((minor) => minorName(pack, minor)),
        count: fact.lost.length,
      });
    case 'control-rolled':
      return msg('empires-in-arms-minors.rolled', {
        minor: minorName(pack, fact.minor),
        again: fact.again ? 'yes' : 'no',
        dice: fact.dice.map(({ power, die, sum }) => thrownText(powerName(power), die, sum)),
      });
    case 'control-taken':
      return fact.power === undefined
        ? msg('empires-in-arms-minors.not-taken', { minor: minorName(pack, fact.minor) })
        : msg('empires-in-arms-minors.taken', { minor: minorName(pack, fact.minor), power: powerName(fact.power) });
    case 'withdrew':
      return msg('empires-in-arms-minors.withdrew', {
        minor: minorName(pack, fact.minor),
        power: powerName(fact.power),
        why: fact.why,
      });
    case 'rivals-at-war':
      return msg('empires-in-arms-minors.rivals', {
        minor: minorName(pack, fact.minor),
        powers: fact.powers.map(powerName),
      });
    case 'minor-supported':
      return msg('empires-in-arms-minors.supported', {
        power: powerName(fact.power),
        minor: minorName(pack, fact.minor),
        aggressors: fact.aggressors.map(powerName),
      });
    case 'minor-set-out':
      return msg('empires-in-arms-minors.set-out', {
        minor: minorName(pack, fact.minor),
        placing: placingText(pack, fact.placing, knows ? 'all' : 'open'),
      });
    case 'placing-lapsed':
      return knows
        ? msg('empires-in-arms-minors.lapsed', {
            placing: placingText(pack, fact.placing, 'all'),
            problem: problemText(fact.no),
          })
        : undefined;
    case 'factors-without-place': {
      const { infantry, cavalry } = fact;
      return knows
        ? msg('empires-in-arms-minors.without-place', { minor: minorName(pack, fact.minor), infantry, cavalry })
        : undefined;
    }
    case 'minor-war-lapsed':
      return msg('empires-in-arms-minors.war-lapsed', {
        power: powerName(fact.power),
        minor: minorName(pack, fact.minor),
      });
  }
}

/** "Spain 6", or with what it adds: "Spain 6 (5 + 1)". */
function thrownText(who: Message, die: number, sum: number): Message {
  if (die === sum) return msg('empires-in-arms-minors.die', { who, die: String(die) });
  return msg('empires-in-arms-minors.die-modified', {
    who,
    sum: String(sum),
    die: String(die),
    sign: sum > die ? 'plus' : 'minus',
    modifier: String(Math.abs(sum - die)),
  });
}
