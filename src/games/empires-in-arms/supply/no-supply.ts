import type { CorpsId, Power } from '../pack-lists.ts';

/** Why a corps cannot be ordered to be supplied like that (7.4); undefined: it can. */
export type NoSupply =
  | { readonly why: 'not_your_corps' | 'twice'; readonly id: CorpsId }
  /** 7.4.2.2. */
  | { readonly why: 'no_ally'; readonly power: Power };
