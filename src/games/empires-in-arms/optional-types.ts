import type { MinorId, Power, ProvinceId } from './pack-lists.ts';

/** Figures of optional rules (11.7, 12). */
export type Optional = {
  /** 12.4: how long forces may take to march home after a peace. */
  readonly marchHomeMonths: number;
  /** 11.7, 11.8. */
  readonly dominance: {
    /** So many home provinces may a dominant power lack. */
    readonly mayLackHome: number;
    /** What those that do not begin so must hold, and how much of it. */
    readonly powers: readonly {
      readonly power: Power;
      readonly lands: readonly (ProvinceId | MinorId)[];
      readonly least: number;
    }[];
  };
};
