import { aheadStep } from '../kernel/ahead-step.ts';
import { applyEntry } from '../kernel/apply-entry.ts';
import type { ChanceSource } from '../kernel/chance.ts';
import type { DecisionId } from '../kernel/decision.ts';
import { nextPlace } from '../kernel/entry-place.ts';
import { cloneData } from '../kernel/json.ts';
import { type Channel, ENTRY_VERSION, type Entry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { type StandingAnswer, standingAnswer } from '../kernel/standing-answer.ts';

/** An entry of a practice game's log, and what happened in it. */
export type PracticeEntry = {
  readonly entry: Entry;
  readonly facts: readonly { readonly type: string }[];
  /** The name of the question that it answers; undefined: it answers none. */
  readonly asked: string | undefined;
};

/** An answer, and how it was come by. */
export type Given = StandingAnswer & { readonly how: Channel; readonly why?: readonly Message[] };

/** Far more answers in a row than any game gives by itself. */
const MOST_BY_ITSELF = 500;

/**
 * The game after an answer, and after all that follows from what seats have ordered beforehand; the machine that is
 * given stays as it was. Refuses an answer as the kernel does (`stale`, `illegal-answer`).
 */
export function playOn(
  { game, machine, source, at }: PlayInput,
  given: Given,
): { readonly machine: Machine; readonly entries: readonly PracticeEntry[] } {
  const entries: PracticeEntry[] = [];
  let now = write(machine, given);
  for (let n = 0; n < MOST_BY_ITSELF; n += 1) {
    const next = leftBeforehand(game, now);
    if (!next) break;
    now = write(now, next);
  }
  return { machine: now, entries };

  function write(before: Machine, { why, ...answered }: Given): Machine {
    const place = nextPlace(game, before, answered.decision);
    const entry = {
      v: ENTRY_VERSION,
      at: at.toISOString(),
      ...place,
      kind: 'answered',
      ...answered,
      ...(why ? { why: [...why] } : {}),
    } as const;
    const { machine: after, draws, facts } = applyEntry(game, before, entry, { source });
    const asked = nameOf(game, before, answered.decision);
    entries.push({ entry: draws.length > 0 ? { ...entry, chance: draws } : entry, facts: cloneData(facts), asked });
    return after;
  }
}

/** The name of an open question. */
export function nameOf(game: Game, machine: Machine, decision: DecisionId): string | undefined {
  return openDecisions(game, machine).find(({ id }) => id === decision)?.name;
}

type PlayInput = {
  readonly game: Game;
  readonly machine: Machine;
  readonly source: ChanceSource;
  readonly at: Date;
};

function leftBeforehand(game: Game, machine: Machine): Given | undefined {
  if (machine.over) return undefined;
  const ahead = aheadStep(game, machine);
  if (ahead) return { ...ahead, how: 'ahead' };
  const standing = standingAnswer(game, machine);
  return standing && { ...standing, how: 'standing-order' };
}
