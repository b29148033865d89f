import type { Route } from '../route/route.ts';
import { cardPages } from './card-pages.ts';
import { deckPages } from './deck-pages.ts';
import { packLinkPages } from './link-pages.ts';
import { packPages } from './pack-pages.ts';
import { packsPages } from './packs-page.ts';

/** Owners of games mend their packs. */
export const allPackPages: readonly Route[] = [
  ...packsPages,
  ...packLinkPages,
  ...packPages,
  ...deckPages,
  ...cardPages,
];
