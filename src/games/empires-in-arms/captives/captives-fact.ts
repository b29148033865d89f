import type { LeaderId, Power } from '../pack-lists.ts';

/** 10.6.3: a power lets leaders of another one go. */
export type CaptivesFact = {
  readonly type: 'leaders-released';
  readonly power: Power;
  readonly to: Power;
  readonly leaders: readonly LeaderId[];
};
