import { POWERS } from '../pack-lists.ts';
import type { Step } from '../types.ts';
import { declareFree, whyNotFree } from './declare-free.ts';

/** 4.8: conquered minor countries become free states. */
export const freeStep: Step<'free-step'> = {
  section: '4.8',
  run: (play, { states }) => {
    const { tell } = play;
    for (const power of POWERS) {
      for (const minor of states[power] ?? []) {
        const no = whyNotFree(play, power, minor);
        if (no) {
          tell({ type: 'order-lapsed', power, lapsed: { order: 'free', minor, no } });
          continue;
        }
        declareFree(play, power, minor);
        tell({ type: 'free-state-made', power, minor });
      }
    }
  },
};
