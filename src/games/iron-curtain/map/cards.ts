import type { Printed } from '../../../kernel/printed.ts';
import type { CardId, Pack, Region } from '../pack-types.ts';

/** A card's name, the start card's too. */
export function nameOf(pack: Pack, card: CardId): Printed {
  return card === pack.start.id ? pack.start.name : cardOf(pack, card).name;
}

export function regionIdOf(pack: Pack, card: CardId): string {
  return card === pack.start.id ? pack.start.region : cardOf(pack, card).region;
}

export function regionOf(pack: Pick<Pack, 'region'>, id: string): Region {
  const region = pack.region[id];
  if (!region) throw new Error(`no region ${id}`);
  return region;
}

/** A strategy card. */
export function cardOf(pack: Pack, id: CardId) {
  const card = pack.card[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}
