import type { Message } from '../../../kernel/message.ts';
import { effectText } from '../effects/effect-text.ts';
import type { IconFact } from '../fact.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, nationName, regionName, tokenName } from '../names.ts';
import type { Pack } from '../pack-types.ts';

/** Sections 6 and 7. */
export function narrateIcon(pack: Pack, fact: IconFact): Message {
  switch (fact.type) {
    case 'happiness-changed':
      return msg('versailles-1919.told.happiness', {
        ...nationArgs(fact.nation),
        ...signed(fact.n),
        to: fact.to,
        moved: Math.abs(fact.to - fact.from),
      });
    case 'happiness-stuck':
      return msg('versailles-1919.told.happiness-stuck', nationArgs(fact.nation));
    case 'unrest-moved':
      return msg('versailles-1919.told.unrest', {
        ...signed(fact.n),
        region: regionName(fact.region),
        to: fact.to,
        moved: Math.abs(fact.to - fact.from),
      });
    case 'keg-moved':
      return msg('versailles-1919.told.keg', {
        ...signed(fact.n),
        region: regionName(fact.region),
        to: fact.to,
        moved: Math.abs(fact.to - fact.from),
        unrest: fact.unrest,
        pushed: fact.pushed ? 'yes' : 'no',
      });
    case 'tokens-placed':
      return msg('versailles-1919.told.tokens', {
        issue: issueName(pack, fact.issue),
        n: fact.n,
        token: tokenName(fact.token, fact.n),
      });
    case 'random-region':
      return fact.region
        ? msg('versailles-1919.told.random-region', { die: fact.die, region: regionName(fact.region) })
        : msg('versailles-1919.told.no-region', { die: fact.die });
    case 'effect-chosen':
      return msg('versailles-1919.told.effect', {
        ...nationArgs(fact.faction),
        effect: effectText(fact.effect),
        only: fact.only ? 'yes' : 'no',
      });
    case 'target-chosen':
      return msg('versailles-1919.told.target', {
        ...nationArgs(fact.faction),
        target: nationName(fact.target),
        regions: fact.regions.map(regionName),
        count: fact.regions.length,
      });
    case 'without-effect':
      return msg('versailles-1919.told.without-effect', {
        ...nationArgs(fact.faction),
        effect: effectText(fact.effect),
      });
  }
}

function signed(n: number) {
  return { sign: n < 0 ? 'minus' : 'plus', n: Math.abs(n) };
}
