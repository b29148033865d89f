import type { None } from '../none.ts';
import type { MinorId, Power } from '../pack-lists.ts';

/** What each power wrote that it would roll for (4.6); of one that is not in it its standing orders count. */
export type Wanting = { [P in Power]?: 'all' | readonly MinorId[] };

type Minors = { minors: MinorId[] };

/** The control of minor countries (4.6). */
export type MinorsSteps = {
  'control-step': { wanting: Wanting };
  /** 4.6.4: what comes of several declarers. */
  'rivals-step': Minors;
  /** 4.6.5: whether controllers support their minor countries. */
  'support-step': Minors;
  /** 4.6.3.2: their forces are set out, in the order of the powers. */
  'deploy-step': Minors;
  /** What a controller did not set out. */
  'deploy-rest': { minor: MinorId };
  /** 4.6.6. The peace step has it. */
  'lapse-step': None;
};
export type MinorsDecisions = {
  'withdraw-or-stay': Minors;
  support: Minors;
  'deploy-minor': { minor: MinorId };
};
