import { type Applied, applyInPlace, startGame } from '../../kernel/apply-entry.ts';
import type { Answer } from '../../kernel/choice.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import type { AnsweredEntry, Entry } from '../../kernel/log.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { openOptionalActions } from '../../kernel/optional-actions.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { checkEntry } from '../check-entry.ts';
import { completeEntry, setupOf } from '../complete-entry.ts';
import { gameOfRecord } from '../game-of-record.ts';
import { numberEntries } from '../number-entries.ts';
import type { GameRecord } from '../record.ts';
import { meetCorrections, meetDraws, type Sides, watched } from './meet.ts';
import type { Met } from './met.ts';

/**
 * Adds what a record holds to what was met: each decision that is answered there, with that answer; each draw, and each
 * correction that could be made. For games of years, in which playing at random takes minutes until all was met. Chance
 * comes from the record's seed. Refuses (`Refusal`) what is not legal (any more).
 */
export function meetInRecord(record: GameRecord, module: GameModule, met: Met): void {
  const { game, pack } = gameOfRecord(record, new Map([[module.rules.id, module]]));
  const sides: Sides = new Map();
  const source = watched(hmacChance(record.seed ?? '', { game: record.table.id, salts: record.salts }), sides);
  const keep = (entry: Entry, { machine, draws }: Applied): Machine => {
    meetDraws(met, entry, draws, sides);
    if (!machine.over) meetCorrections(met, game, machine);
    return machine;
  };

  const setup = setupOf(record, game, pack.hash);
  let machine = keep(setup, startGame(game, setup, { source }));
  for (const { entry: written, ...place } of numberEntries(record.entries)) {
    const entry = completeEntry(game, machine, written, place);
    checkEntry(game, machine, entry);
    if (entry.kind === 'answered') meetAnswer(met, game, machine, entry);
    machine = keep(entry, applyInPlace(game, machine, entry, { source }));
  }
}

/** The first answer to a decision, or the first that says something. */
function meetAnswer({ decisions }: Met, game: Game, machine: Machine, { decision, seat, answer }: AnsweredEntry): void {
  const offered = isOptionalActionId(decision);
  const open = offered ? openOptionalActions(game, machine) : openDecisions(game, machine);
  const name = open.find(({ id }) => id === decision)?.name;
  const before = name === undefined ? undefined : decisions.get(name);
  if (name === undefined || (before && !(saysNothing(before.example.answer) && !saysNothing(answer)))) return;
  const question = questionFor(game, machine, decision, seat);
  if (question)
    decisions.set(name, { ...question, offered, example: { seat, ...(offered ? { decision } : {}), answer } });
}

function saysNothing(answer: Answer): boolean {
  return typeof answer === 'object' && Object.keys(answer).length === 0;
}
