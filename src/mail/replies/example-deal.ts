import type { Field } from '../../kernel/choice.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import { wordFor } from './command-words.ts';
import { proposalOf } from './open-deals.ts';
import { readDeal } from './read-deal.ts';
import { fieldCalled, optionsOf } from './read-terms.ts';

type Translate = ReadingReply['t'];

/**
 * A deal as it could be proposed just now, in the words in which a reply would be read: an example for those who
 * write their first one. Undefined where none was found that the game would take.
 */
export async function exampleDeal(at: ReadingReply): Promise<string | undefined> {
  const { table, reader, locale, t } = at;
  const choice = proposalOf(table)?.question.choice;
  if (choice?.kind !== 'form') return undefined;
  const termsOf = (fields: readonly Field[]) => fields.flatMap((field) => termOf(field, choice.fields, t) ?? []);
  const terms = termsOf(choice.fields);
  // One of each sort: an amount and a promise say more than two amounts.
  const [amounts, others] = [choice.fields.filter(takesAmounts), choice.fields.filter((one) => !takesAmounts(one))];
  const several = [...termsOf(amounts).slice(0, 1), ...termsOf(others).slice(0, 1)].join('; ');
  const partners = table.seats.filter(({ seat }) => seat !== reader.seat);
  for (const said of new Set([several, ...terms])) {
    for (const { name } of partners) {
      const proposal = `${t(name)}: ${said}`;
      const part = await readDeal(at, proposal);
      if (!('problem' in part) && part.outcome.kind === 'read') return `${wordFor('deal', locale)} ${proposal}`;
    }
  }
  return undefined;
}

function takesAmounts({ choice }: Field): boolean {
  return choice.kind === 'spread' || choice.kind === 'number';
}

/** A term that answers a field: its first option, or the smallest amount. */
function termOf(field: Field, fields: readonly Field[], t: Translate): string | undefined {
  const { choice } = field;
  const name = shortName(field, fields, t);
  if (choice.kind === 'spread') return name && `${name}: 1`;
  if (choice.kind === 'number') return name && `${name}: ${choice.min}`;
  const [option] = optionsOf(choice);
  return option && t(option.label);
}

/** As few words of its label as name no other field. */
function shortName(field: Field, fields: readonly Field[], t: Translate): string | undefined {
  const words = t(field.label).split(/\s+/u);
  const beginnings = words.map((_, i) => words.slice(0, i + 1).join(' '));
  return beginnings.find((name) => fieldCalled(fields, name, t)?.id === field.id);
}
