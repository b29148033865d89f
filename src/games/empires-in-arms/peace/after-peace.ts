import type { Frame } from '../../../kernel/frame.ts';
import type { EmpiresInArms, Step } from '../types.ts';
import { keepShutIn } from './keep-shut-in.ts';
import { marchHome } from './march-home.ts';

/** 4.4.6.2, 4.4.7: two things that have nothing to do with each other, so that nobody waits longer than they must. */
export const afterPeace: Step<'after-peace'> = {
  section: '4.4.6',
  run: (play, { departures: all, grievances }) => {
    const { push } = play;
    keepShutIn(play);
    const departures = [...marchHome(play, all)];
    const branches: Frame<EmpiresInArms>[][] = [];
    if (departures.length > 0) branches.push([{ step: 'go-home', args: { departures } }]);
    if (grievances.length > 0) branches.push([{ ask: 'demand-break', args: { grievances } }]);
    if (branches.length > 0) push({ together: branches });
  },
};

/** 4.4.6.2: forces go home; only who has a choice is asked. */
export const goHome: Step<'go-home'> = {
  section: '4.4.6.2',
  run: (play, { departures }) => {
    keepShutIn(play);
    play.push({ ask: 'repatriation', args: { departures } });
  },
};
