import type { Field } from '../../kernel/choice.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import { wordFor } from './command-words.ts';
import { proposalOf } from './open-deals.ts';
import { readDeal } from './read-deal.ts';
import { fieldCalled, optionsOf } from './read-terms.ts';

type Translate = ReadingReply['t'];

/** Terms that an example puts together. */
const MOST_TERMS = 2;

/**
 * A deal as it could be proposed just now, in the words in which a reply would be read: an example for those who
 * write their first one. Undefined where none was found that the game would take.
 */
export async function exampleDeal(at: ReadingReply): Promise<string | undefined> {
  const { table, reader, locale, t } = at;
  const choice = proposalOf(table)?.question.choice;
  if (choice?.kind !== 'form') return undefined;
  const terms = choice.fields.flatMap((field) => termOf(field, choice.fields, t) ?? []);
  const several = terms.slice(0, MOST_TERMS).join('; ');
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
