import type { MinorId, Power, ProvinceId } from '../pack-lists.ts';

/** What is conquered, and what is about to be (7.7). */
export type ConquestFact =
  /** An enemy has come to hold the capital of a land; after so many months it is conquered. */
  | {
      readonly type: 'capital-held';
      readonly power: Power;
      readonly land: ProvinceId | MinorId;
      readonly from: Power | undefined;
      readonly months: number;
    }
  /** It no longer does. */
  | { readonly type: 'capital-lost'; readonly power: Power; readonly land: ProvinceId | MinorId }
  | {
      readonly type: 'conquered';
      readonly power: Power;
      readonly land: ProvinceId | MinorId;
      readonly from: Power | undefined;
      /** New political combinations that are no more. */
      readonly fallen: readonly MinorId[];
    };
