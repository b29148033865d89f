import type { Step } from '../types.ts';
import { lapseWars } from './lapse-of-war.ts';
import { leaving } from './leaving.ts';

/** 4.6.6: wars with minor countries in which the invader has no corps are over, and its other troops go home. */
export const lapseStep: Step<'lapse-step'> = {
  section: '4.6.6',
  run: (play) => {
    const lapses = lapseWars(play);
    for (const { minor, power } of lapses) play.tell({ type: 'minor-war-lapsed', minor, power });
    play.push({
      step: 'go-home',
      args: { departures: lapses.flatMap(({ minor, power }) => leaving(play, power, minor)) },
    });
  },
};
