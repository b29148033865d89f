import type { Power } from '../../../games/empires-in-arms/pack-lists.ts';
import type { Answer, Choice, Field } from '../../../kernel/choice.ts';
import type { Taste } from '../taste.ts';

/** How likely besiegers assault a city in a month. */
const ASSAULTS = 0.4;
/** Who goes around the flank or withdraws needs more of a plan than it makes. */
const LEFT_TO_OTHERS = ['outflank', 'withdraw'];

/**
 * What a simple general answers about a battle or about sieges: a chit to its liking, reinforcements from wherever they
 * can come, pursuit; now and then an assault. Undefined: the question is none of its own.
 */
export function fightingAnswer(
  name: string,
  choice: Choice | undefined,
  power: Power,
  month: number,
  taste: Taste,
): Answer | undefined {
  if (choice?.kind !== 'form') return undefined;
  const { fields } = choice;
  const idsIn = (id: string) => optionsOf(fields.find((field) => field.id === id));
  if (name === 'sieges')
    return Object.fromEntries(
      fields.flatMap(({ id }) =>
        id.startsWith('assault-') && taste('assault', power, month, id) < ASSAULTS ? [[id, 'assault']] : [],
      ),
    );
  if (name !== 'battle-plan') return undefined;
  const chits = idsIn('chit').filter((id) => !LEFT_TO_OTHERS.includes(id));
  const chit = chits[Math.floor(taste('chit', power, month, ...chits) * chits.length)];
  const reinforce = idsIn('reinforce');
  const sortie = idsIn('sortie');
  return {
    ...(chit !== undefined && { chit }),
    ...(reinforce.length > 0 && { reinforce: [...reinforce] }),
    ...(sortie.length > 0 && { sortie: [...sortie] }),
  };
}

const optionsOf = (field: Field | undefined): readonly string[] => {
  const choice = field?.choice;
  return choice?.kind === 'one' || choice?.kind === 'some' ? choice.options.map(({ id }) => id) : [];
};
