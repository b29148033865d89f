import { isRecord } from '../kernel/is-record.ts';
import type { PackEditor } from '../kernel/pack-editor.ts';

/** A part of a JSON Schema (2020-12), as zod writes it. */
export type Schema = { readonly [keyword: string]: unknown };

/** A list of cards, a table of them by name, or figures that belong to no card. */
export type SubjectKind = 'list' | 'table' | 'figures';

/** A pack's schema, made for reading it part by part. */
export type PackSchema = {
  /** What a reference stands for; another schema is itself. */
  resolve(schema: unknown): Schema;
  /** Of a whole subject; undefined: the file has no such subject. */
  subject(name: string): Schema | undefined;
  kind(subject: string): SubjectKind;
  /** Of one card of a subject, or of the subject itself where it has figures. */
  card(subject: string): Schema;
};

const made = new WeakMap<PackEditor, PackSchema>();

/** The schema of a game's pack. */
export function schemaOf(editor: PackEditor): PackSchema {
  const known = made.get(editor);
  if (known) return known;
  const root: Schema = editor.schema();
  const defs = isRecord(root.$defs) ? root.$defs : {};
  const resolve = (schema: unknown): Schema => {
    if (!isRecord(schema)) return {};
    const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : undefined;
    return name !== undefined && Object.hasOwn(defs, name) ? resolve(defs[name]) : schema;
  };
  const subjects = isRecord(root.properties) ? root.properties : {};
  const subject = (name: string) => (Object.hasOwn(subjects, name) ? resolve(subjects[name]) : undefined);
  const kind = (name: string): SubjectKind => {
    const { type, additionalProperties: inner } = subject(name) ?? {};
    if (type === 'array') return 'list';
    return isRecord(inner) && resolve(inner).type === 'object' ? 'table' : 'figures';
  };
  const card = (name: string) => {
    const whole = subject(name) ?? {};
    if (kind(name) === 'list') return resolve(whole.items);
    return kind(name) === 'table' ? resolve(whole.additionalProperties) : whole;
  };
  const schema = { resolve, subject, kind, card };
  made.set(editor, schema);
  return schema;
}
