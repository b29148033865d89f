import type { ChanceKind } from '../../kernel/rules.ts';
import { eventName, issueName, strategyName } from './names.ts';
import { say } from './say.ts';
import type { Versailles } from './types.ts';

/** What chance decides in the game. In place of `*` stand a region and a faction. */
export const chance: readonly ChanceKind<Versailles>[] = [
  { purpose: 'order:nations', what: say('versailles-1919.chance.order') },
  {
    purpose: 'deck:issues',
    what: say('versailles-1919.chance.issues'),
    cards: (pack) => pack.issues.map((id) => ({ id, name: issueName(pack, id) })),
  },
  { purpose: 'deck:end-card', what: say('versailles-1919.chance.end-card') },
  {
    purpose: 'deck:events',
    what: say('versailles-1919.chance.events'),
    cards: (pack) => pack.events.map((id) => ({ id, name: eventName(pack, id) })),
  },
  {
    purpose: 'deck:strategies',
    what: say('versailles-1919.chance.strategies'),
    cards: (pack) => pack.strategies.map((id) => ({ id, name: strategyName(pack, id) })),
  },
  { purpose: 'die:region', what: say('versailles-1919.chance.region') },
  { purpose: 'die:uprising:*', what: say('versailles-1919.chance.uprising') },
  { purpose: 'die:hit:*:*', what: say('versailles-1919.chance.hit') },
  { purpose: 'die:bot-deploys:*', what: say('versailles-1919.chance.bot-deploys') },
];
