import type { Owner, Power, ProvinceId } from '../pack-lists.ts';

/** A power whose forces in the lands of another, or of a minor country or province, now go home: `repatriate`. */
export type Parting = { readonly power: Power; readonly from: Owner | ProvinceId };
