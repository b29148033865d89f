import type { ChanceKind } from '../../kernel/chance-kind.ts';
import { msg } from './msg.ts';
import { eventName, issueName, strategyName } from './names.ts';
import type { Versailles } from './types.ts';

/** What chance decides in the game. In place of `*` come a region and a faction. */
export const chance: readonly ChanceKind<Versailles>[] = [
  { purpose: 'order:nations', what: msg('versailles-1919.chance.order') },
  {
    purpose: 'deck:issues',
    what: msg('versailles-1919.chance.issues'),
    cards: (pack) => pack.issues.map((id) => ({ id, name: issueName(pack, id) })),
  },
  { purpose: 'deck:end-card', what: msg('versailles-1919.chance.end-card') },
  {
    purpose: 'deck:events',
    what: msg('versailles-1919.chance.events'),
    cards: (pack) => pack.events.map((id) => ({ id, name: eventName(pack, id) })),
  },
  {
    purpose: 'deck:strategies',
    what: msg('versailles-1919.chance.strategies'),
    cards: (pack) => pack.strategies.map((id) => ({ id, name: strategyName(pack, id) })),
  },
  { purpose: 'die:region', what: msg('versailles-1919.chance.region') },
  { purpose: 'die:uprising:*', what: msg('versailles-1919.chance.uprising') },
  { purpose: 'die:hit:*:*', what: msg('versailles-1919.chance.hit') },
  { purpose: 'die:bot-deploys:*', what: msg('versailles-1919.chance.bot-deploys') },
];
