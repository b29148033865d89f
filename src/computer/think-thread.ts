import { constants, setPriority } from 'node:os';
import { games } from '../games/registry.ts';
import type { ComputerAnswer } from '../kernel/computer-rule.ts';
import type { Machine } from '../kernel/machine.ts';
import type { Setting } from '../kernel/rules.ts';
import { serveJobs } from '../platform/threads/serve-jobs.ts';
import type { Budget } from './budget.ts';
import type { Put } from './candidates.ts';
import { chooseAnswer } from './choose-answer.ts';

/** What a computer player is asked: all of it plain data. */
export type Thought = {
  readonly game: string;
  /** The hash of the pack in the setting. */
  readonly pack: string;
  readonly setting: Setting;
  readonly machine: Machine;
  readonly put: Put;
  readonly seed: string;
  readonly budget: Budget;
};

// A computer player can wait; a person should not wait for one. On Linux this is the thread's own priority.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The last pack of each game: what is made of its cards once is kept with it. */
const packs = new Map<string, { readonly hash: string; readonly pack: object }>();

serveJobs(({ game: id, pack: hash, setting, machine, put, seed, budget }: Thought): ComputerAnswer | undefined => {
  const module = games.get(id);
  if (!module) throw new Error(`no game ${id} on this server`);
  const known = packs.get(id);
  const kept = known?.hash === hash ? known : { hash, pack: setting.pack };
  packs.set(id, kept);
  const game = { rules: module.rules, setting: { ...setting, pack: kept.pack } };
  return chooseAnswer(game, machine, { ...put, seed, budget, now: () => performance.now() });
});
