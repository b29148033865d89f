import type { Answer, SheetLine } from '../../../kernel/choice.ts';
import type { MinorId, Owner, Power } from '../pack-lists.ts';
import { fieldsOf, idIn, idsIn, powerIn } from '../read-form.ts';
import type { CombinedPhase } from './combine-movement.ts';

/** A line of the political orders of a month (4.2 to 4.9). */
export type PoliticalLine =
  | { readonly order: 'declare'; readonly target: Owner }
  | { readonly order: 'sue'; readonly whom: 'all' | Power }
  | { readonly order: 'offer_peace'; readonly with: Power }
  | { readonly order: 'ally'; readonly with: Power }
  | { readonly order: 'want'; readonly minors: 'all' | readonly MinorId[] }
  | { readonly order: 'break'; readonly with: Power }
  | { readonly order: 'free'; readonly minor: MinorId }
  | { readonly order: 'combine'; readonly phases: readonly CombinedPhase[]; readonly with: readonly Power[] };

/** What a line orders: one that the choice of its order accepts. Throws for another. */
export function readLine({ order, answer }: SheetLine): PoliticalLine {
  switch (order) {
    case 'declare':
      return { order, target: idIn(answer) };
    case 'sue':
      return { order, whom: answer === 'all' ? 'all' : powerIn(answer) };
    case 'offer_peace':
    case 'ally':
    case 'break':
      return { order, with: powerIn(answer) };
    case 'want':
      return { order, minors: wantedIn(answer) };
    case 'free':
      return { order, minor: idIn(answer) };
    case 'combine':
      return {
        order,
        phases: phasesIn(fieldsOf(answer).get('phase')),
        with: idsIn(fieldsOf(answer).get('with')).map(powerIn),
      };
    default:
      throw new Error(`no political order ${order}`);
  }
}

function wantedIn(answer: Answer): 'all' | readonly MinorId[] {
  const ids = idsIn(answer);
  return ids.includes('all') ? 'all' : ids;
}

const phasesIn = (phase: unknown): readonly CombinedPhase[] =>
  (['naval', 'land'] as const).filter((one) => phase === 'both' || phase === one);
