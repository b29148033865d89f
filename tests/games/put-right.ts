import { translator } from '../../src/i18n/translator.ts';
import { type Applied, applyEntry } from '../../src/kernel/apply-entry.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { offeredCorrections } from '../../src/kernel/corrections.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import type { GameTypes } from '../../src/kernel/rules.ts';

const english = translator('en', 'UTC');

/** A game of a test: it moves on where a moderator corrects something. */
type Played<G extends GameTypes> = { readonly game: Game<G>; machine: Machine<G> };

/** A moderator makes a correction; what each viewer is told of it, or the sentence with which it is refused. */
export function putRight<G extends GameTypes>(played: Played<G>, correction: string, answer: Answer) {
  const { game } = played;
  let applied: Applied<G>;
  try {
    applied = applyEntry(
      game,
      played.machine,
      {
        v: ENTRY_VERSION,
        seq: played.machine.seq + 1,
        at: '2026-11-21T08:00:00.000Z',
        kind: 'ruling',
        by: 'moderator',
        reason: 'a slip',
        ruling: { type: 'correct', correction, answer },
      },
      { source: hmacChance('seed', { game: 'test', salts: {} }) },
    );
  } catch (e) {
    if (e instanceof Refusal) return { refused: english.t(e.reason), revealed: false, told: () => [] };
    throw e;
  }
  played.machine = applied.machine;
  return {
    refused: undefined,
    revealed: applied.revealed,
    told: (viewer = 'spectator'): readonly string[] =>
      applied.facts.flatMap((fact) => {
        const message = game.rules.narrate(game.setting, fact, viewer);
        return message ? [english.t(message)] : [];
      }),
  };
}

/** What a correction asks, and the options of its fields (those of a `one` under the name of nothing). */
export function asksToPutRight<G extends GameTypes>({ game, machine }: Played<G>, correction: string) {
  const found = offeredCorrections(game, machine).find(({ name }) => name === correction);
  if (!found) throw new Error(`no correction ${correction}`);
  const { prompt, choice } = found.question;
  const fields = choice.kind === 'form' ? choice.fields : [{ id: '', choice }];
  const options: { [field: string]: readonly string[] } = {};
  for (const field of fields)
    if (field.choice.kind === 'one')
      options[field.id] = field.choice.options.map(({ id, label, detail }) =>
        detail ? `${id}: ${english.t(label)} (${english.t(detail)})` : `${id}: ${english.t(label)}`,
      );
  return { label: english.t(found.label), prompt: english.t(prompt), options };
}
