import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { msg } from '../../i18n/msg.ts';
import type { Answer, Choice, Field, Preset } from '../../kernel/choice.ts';
import { answerShape } from '../../kernel/entry-schema.ts';
import type { Message } from '../../kernel/message.ts';
import { isBlank, needsTick } from './blank-answer.ts';
import { presetsOf, subPath, tickOf } from './field-path.ts';

/** What is wrong with one field of a form. */
export type FieldProblem = { readonly field: string; readonly reason: Message };
export type FormReading =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** The path of the whole answer. */
export const ROOT = 'a';

/**
 * The answer that form fields give. Only what cannot be read as an answer at all is a problem here (nothing picked,
 * letters for a number); whether it is legal the kernel judges.
 */
export function answerOfForm(choice: Choice, fields: URLSearchParams, path: string = ROOT): FormReading {
  switch (choice.kind) {
    case 'one': {
      const picked = fields.get(path);
      return picked ? read(picked) : problem(path, msg('pages.answer.pick-one'));
    }
    case 'some':
    case 'ranking':
      return read(fields.getAll(path).filter((id) => id !== ''));
    case 'number':
      return numberOf(fields.get(path) ?? '', path);
    case 'text':
      return read(plainText(fields.get(path) ?? ''));
    case 'spread':
      return amountsOf(choice, fields, path);
    case 'form':
      return formOf(choice, fields, path);
    case 'sheet':
      return linesOf(fields.get(path) ?? '', path);
  }
}

/** Browsers send line ends as CR LF. */
function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function numberOf(text: string, path: string): FormReading {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return problem(path, msg('pages.answer.number-missing'));
  if (!/^[+-]?\d{1,15}$/.test(trimmed)) return problem(path, msg('pages.answer.not-a-number', { text: trimmed }));
  return read(Number(trimmed));
}

const linesText = z
  .string()
  .transform((text, context) => {
    try {
      return z.unknown().parse(JSON.parse(text));
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(answerShape);

/** The lines of a sheet are one field, as JSON. */
function linesOf(text: string, path: string): FormReading {
  const lines = linesText.safeParse(text.trim() || '[]');
  return lines.success ? read(lines.data) : problem(path, msg('pages.answer.not-lines'));
}

function amountsOf(choice: Choice & { kind: 'spread' }, fields: URLSearchParams, path: string): FormReading {
  const amounts: { [slot: string]: number } = {};
  const problems: FieldProblem[] = [];
  for (const slot of choice.slots) {
    const name = subPath(path, slot.id);
    const text = fields.get(name)?.trim() ?? '';
    if (text === '') continue;
    const amount = numberOf(text, name);
    if (!amount.ok) problems.push(...amount.problems);
    else if (typeof amount.answer === 'number' && amount.answer !== 0) amounts[slot.id] = amount.answer;
  }
  return problems.length > 0 ? { ok: false, problems } : read(amounts);
}

function fieldsOf(asked: readonly Field[], fields: URLSearchParams, path: string): FormReading {
  const answers: { [field: string]: Answer } = {};
  const problems: FieldProblem[] = [];
  for (const field of asked) {
    const name = subPath(path, field.id);
    if (field.optional && isLeftOut(field, fields, name)) continue;
    const reading = answerOfForm(field.choice, fields, name);
    if (reading.ok) answers[field.id] = reading.answer;
    else problems.push(...reading.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : read(answers);
}

type Form = Extract<Choice, { kind: 'form' }>;

/**
 * What holds, then what is picked of the presets, then the fields that are filled in: each says it more exactly than
 * the one before. What one of them says may be left blank.
 */
function formOf(choice: Form, fields: URLSearchParams, path: string): FormReading {
  const picked = presetsIn(choice.presets ?? [], fields, path);
  if (!picked.ok) return picked;
  const said = { ...choice.holds, ...Object(picked.answer) };
  const asked = choice.fields.map((field) => (Object.hasOwn(said, field.id) ? { ...field, optional: true } : field));
  const reading = fieldsOf(asked, fields, path);
  return reading.ok ? read({ ...said, ...Object(reading.answer) }) : reading;
}

/** What is picked of the presets, all together; refused where they contradict each other. */
function presetsIn(presets: readonly Preset[], fields: URLSearchParams, path: string): FormReading {
  const name = presetsOf(path);
  const ids = fields.getAll(name);
  const picked = presets.filter(({ id }) => ids.includes(id));
  const answers: { [field: string]: Answer } = {};
  for (const { answer } of picked)
    for (const [field, given] of Object.entries(answer)) {
      if (Object.hasOwn(answers, field) && !isDeepStrictEqual(answers[field], given))
        return problem(name, msg('pages.answer.presets-differ', { presets: picked.map(({ label }) => label) }));
      answers[field] = given;
    }
  return read(answers);
}

function isLeftOut(field: Field, fields: URLSearchParams, path: string): boolean {
  return isBlank(field.choice, fields, path) && !(needsTick(field) && fields.has(tickOf(path)));
}

const read = (answer: Answer): FormReading => ({ ok: true, answer });
const problem = (field: string, reason: Message): FormReading => ({ ok: false, problems: [{ field, reason }] });
