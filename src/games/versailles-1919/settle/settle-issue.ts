import type { CubesBack } from '../fact.ts';
import { cubesOn, leaderOf, takeCubes } from '../influence/cubes.ts';
import { supplyOf } from '../influence/supply.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { Step } from '../types.ts';

/**
 * 5.1 to 5.3: who settles, who wins, and the five steps; 13.2 for the end card. Its cubes are exhausted for order's
 * sake only: no step of settling is carried out any more, and neither points nor ties look at cubes.
 */
export const settleIssue: Step<'settle-issue'> = {
  section: '5.1',
  run({ state, pack, push, tell }, { faction, issue }) {
    const winner = leaderOf(state, issue);
    if (!winner || !state.table.includes(issue)) throw new Error(`${issue} cannot be settled`);
    if (issue === pack.endCard) {
      state.settled.push({ issue, owner: winner, option: undefined, tokens: [] });
      state.table = state.table.filter((other) => other !== issue);
      for (const { faction: owner, cubes } of cubesOn(state, issue)) exhaust(state, owner, cubes);
      takeCubes(state, issue);
      tell({ type: 'end-card-settled', faction, winner });
      push({ step: 'end-game', args: { how: 'end-card' } });
      return;
    }
    state.settling = { issue, winner, unrestIn: [] };
    push(
      { step: 'resolve-issue', args: { faction } },
      { step: 'conference-event', args: { faction } },
      { step: 'discard-event', args: {} },
      { step: 'advance', args: { faction } },
      { step: 'refill-issue', args: { faction } },
      { step: 'new-event', args: { faction } },
      { step: 'finish-settling', args: {} },
    );
  },
};

/** 5.3, step 1: cubes back, the card to the winner, and its option. */
export const resolveIssue: Step<'resolve-issue'> = {
  section: '5.3',
  run({ state, push, tell }, { faction }) {
    if (!state.settling) throw new Error('nothing is being settled');
    const { issue, winner } = state.settling;
    const cubes = cubesOn(state, issue).map(({ faction: owner, cubes: n }): CubesBack => {
      const exhausted = owner === winner ? n : owner === faction ? 0 : Math.floor(n / 2);
      const returned = n - exhausted;
      exhaust(state, owner, exhausted);
      supplyOf(state, owner).available += returned;
      return { faction: owner, exhausted, returned };
    });
    takeCubes(state, issue);
    state.table = state.table.filter((other) => other !== issue);
    state.settled.push({ issue, owner: winner, option: undefined, tokens: [] });
    tell({ type: 'issue-settled', faction, issue, winner, cubes });
    push({ ask: 'option', args: { faction: winner, issue, again: false } });
  },
};

/** 5.3: the active player's five steps are done. */
export const finishSettling: Step<'finish-settling'> = {
  section: '5.3',
  run({ state }) {
    state.settling = undefined;
  },
};

function exhaust(state: State, faction: FactionId, cubes: number): void {
  supplyOf(state, faction).exhausted += cubes;
}
