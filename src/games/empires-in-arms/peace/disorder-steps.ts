import type { Power } from '../pack-lists.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import { type DisorderEnd, eliminateInDisorder, surrenderInDisorder } from './civil-disorder.ts';
import { sendHome } from './send-home.ts';

const FACES = 6;

/** 8.7: a power in civil disorder surrenders to all its enemies. The forces go home by themselves (ruling). */
export const disorderSurrender: Step<'disorder-surrender'> = {
  section: '8.7',
  run: (play, { power }) => {
    settle(play, power, 'surrender', () => surrenderInDisorder(play, power, rollFor(play, power)));
  },
};

/** 8.7, the table option: it is eliminated. */
export const disorderElimination: Step<'disorder-elimination'> = {
  section: '8.7',
  run: (play, { power }) => {
    settle(play, power, 'elimination', () => eliminateInDisorder(play, power, rollFor(play, power)));
  },
};

const rollFor = (play: Play, loser: Power) => (power: Power) => play.die(`die:victors:${loser}:${power}`, FACES);

function settle(play: Play, power: Power, end: 'surrender' | 'elimination', rule: () => DisorderEnd): void {
  const { partings } = tellPoints(play, () => {
    const done = rule();
    play.tell({ type: 'disorder-settled', power, end, ceded: done.ceded });
    if (end === 'elimination') play.tell({ type: 'power-removed', power });
    return done;
  });
  sendHome(play, partings);
}
