import { msg } from '../../i18n/msg.ts';
import type { DrawResult, GivenDraw } from '../../kernel/chance.ts';
import type { Choice } from '../../kernel/choice.ts';
import { ENDED_HOW } from '../../kernel/log.ts';
import type { Message } from '../../kernel/message.ts';
import type { Head } from '../../log/heads.ts';
import { possibleCorrections } from '../../rulings/possible-corrections.ts';
import type { RuleInput } from '../../rulings/wanted-ruling.ts';
import { wholeOf } from '../desk/moderate-table.ts';
import { answerOfForm, type FieldProblem, type FormReading } from '../forms/answer-of-form.ts';
import type { RulingKind } from './ruling-kinds.ts';
import { questionOf, targetsOf } from './ruling-targets.ts';

type Part = Pick<RuleInput, 'ruling' | 'chance'>;
export type RulingReading =
  | { readonly ok: true; readonly part: Part }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** The ruling that a form gives. Only what cannot be read at all is a problem here; the rest the tables judge. */
export function readRuling(
  kind: RulingKind,
  head: Head,
  fields: URLSearchParams,
  drawn: readonly GivenDraw[],
): RulingReading {
  switch (kind) {
    case 'rewind':
      return entryOf(fields, 'to', (to) => ({
        ruling: { type: 'rewind', to, ...(fields.get('others') === 'void' ? { others: 'void' } : {}) },
      }));
    case 'undo':
      return entryOf(fields, 'seq', (seq) => ({ ruling: { type: 'undo', seq } }));
    case 'replace-roll':
      return entryOf(fields, 'seq', (seq) => ({
        ruling: { type: 'replace-roll', seq },
        chance: chanceOf(fields, drawn),
      }));
    case 'correct': {
      const chosen = possibleCorrections(head).find(({ name }) => name === fields.get('correction'));
      if (!chosen) return problem('correction', msg('moderation.pick-correction'));
      const { name: correction, question } = chosen;
      return answered(question.choice, fields, (answer) => ({ ruling: { type: 'correct', correction, answer } }));
    }
    case 'force':
    case 'skip': {
      const target = targetsOf(head, 'waiting').find(({ value }) => value === fields.get('target'));
      const question = target && questionOf(head, target);
      if (!target || !question) return problem('target', msg('moderation.pick-seat'));
      const { decision, seat } = target;
      if (kind === 'skip') return read({ ruling: { type: 'skip', decision, seat } });
      return answered(question.choice, fields, (answer) => ({ ruling: { type: 'force', decision, seat, answer } }));
    }
    case 'withdraw': {
      const target = targetsOf(head, 'answered').find(({ value }) => value === fields.get('target'));
      if (!target) return problem('target', msg('moderation.pick-seat'));
      return read({ ruling: { type: 'withdraw', decision: target.decision, seat: target.seat } });
    }
    case 'end': {
      const how = ENDED_HOW.find((one) => one === fields.get('how'));
      return how ? read({ ruling: { type: 'end', how } }) : problem('how', msg('moderation.pick-end'));
    }
  }
}

/** The field of a draw in the form of a replaced roll. */
export const drawField = (index: number) => `roll.${index}`;

/** A result as a field shows it: a shuffle as its ids with commas between them. */
export function drawText(result: DrawResult): string {
  return typeof result === 'object' ? result.join(', ') : String(result);
}

/**
 * A result that was left empty is drawn. With `after` = `anew` so is all that came after the last one that was changed:
 * a battle is fought again from there.
 */
function chanceOf(fields: URLSearchParams, drawn: readonly GivenDraw[]): readonly GivenDraw[] {
  const texts = drawn.map((_, i) => fields.get(drawField(i))?.trim() ?? '');
  const changed = drawn.findLastIndex(({ result }, i) => texts[i] !== drawText(result));
  const kept = fields.get('after') === 'anew' && changed >= 0 ? changed + 1 : drawn.length;
  return drawn.slice(0, kept).flatMap(({ purpose, result }, i) => {
    const text = texts[i] ?? '';
    return text === '' ? [] : [{ purpose, result: resultOf(text, result) }];
  });
}

function resultOf(text: string, before: DrawResult): DrawResult {
  if (typeof before === 'object') return text.split(',').map((id) => id.trim());
  return typeof before === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

function entryOf(fields: URLSearchParams, field: string, part: (entry: number) => Part): RulingReading {
  const text = fields.get(field) ?? '';
  const entry = wholeOf(text.trim());
  return entry === undefined ? problem(field, msg('moderation.which-entry', { given: text })) : read(part(entry));
}

type Given = Extract<FormReading, { ok: true }>['answer'];

function answered(choice: Choice, fields: URLSearchParams, part: (answer: Given) => Part): RulingReading {
  const reading = answerOfForm(choice, fields);
  return reading.ok ? read(part(reading.answer)) : reading;
}

const read = (part: Part): RulingReading => ({ ok: true, part });
const problem = (field: string, reason: Message): RulingReading => ({ ok: false, problems: [{ field, reason }] });
