import type { NationId, RegionId } from './pack-types.ts';

const NAMES: { readonly [Id in NationId | RegionId]: string } = {
  uk: 'the UK',
  fr: 'France',
  us: 'the US',
  it: 'Italy',
  jp: 'Japan',
  eu: 'Europe',
  ba: 'the Balkans',
  me: 'the Middle East',
  af: 'Africa',
  pa: 'the Pacific',
};

/** A nation or region in sentences that no catalogue holds: those about positions that cannot be. */
export function inEnglish(id: string): string {
  return Object.entries(NAMES).find(([known]) => known === id)?.[1] ?? id;
}
