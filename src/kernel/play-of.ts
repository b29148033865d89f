import { askedNow } from './asked-now.ts';
import { endBranch, linesLeft } from './end-branch.ts';
import type { Frame } from './frame.ts';
import { agendaOf, positionOf } from './machine.ts';
import type { Play } from './rules.ts';
import { RevealNeeded, type Work } from './work.ts';

/** What the rules read and may do while an entry is at work. */
export function playOf(work: Work): Play {
  const { game, machine, dealer, facts } = work;
  const play: Play = {
    ...game.setting,
    state: work.state,
    resigned: machine.resigned,
    asked: () => askedNow(game, machine.agenda, positionOf(game, machine)),
    push: (...frames: readonly Frame[]) => {
      work.branch.push(...agendaOf(frames));
    },
    beside: (...frames: readonly Frame[]) => {
      if (!work.siblings) throw new Error('no branch runs: push({ together }) begins branches on the main line');
      work.siblings.push(agendaOf(frames));
      work.stirred += 1;
    },
    endBranch: (name) => endBranch(work, name),
    linesLeft: (name) => linesLeft(work, name),
    tell: (fact) => {
      facts.push(fact);
    },
    die: dealer.die,
    shuffle: dealer.shuffle,
    pick: dealer.pick,
    reveal: () => {
      if (!work.mayReveal) throw new RevealNeeded();
      work.revealed = true;
    },
    has: (flag) => {
      const since = game.rules.ruleset.flags[flag];
      if (since === undefined) throw new Error(`no ruleset flag ${flag}`);
      return game.setting.ruleset >= since;
    },
    end: () => {
      machine.over = true;
    },
  };
  return play;
}
