import { games } from '../games/registry.ts';
import type { Answer } from '../kernel/choice.ts';
import type { OddsRow } from '../kernel/odds-rule.ts';
import type { Setting } from '../kernel/rules.ts';
import { serveJobs } from '../platform/threads/serve-jobs.ts';

/** A fight that is to be tried: all of it plain data, and of the game no more than the seat's own view. */
export type Tries = {
  readonly game: string;
  readonly setting: Setting;
  readonly view: object;
  readonly place: string;
  readonly answer: Answer;
};

serveJobs(({ game, setting, view, place, answer }: Tries): readonly OddsRow[] => {
  const odds = games.get(game)?.rules.odds;
  if (!odds) throw new Error(`no odds in ${game} on this server`);
  return [...odds.rows(view, setting, place, answer)];
});
