import type { Translator } from '../../i18n/translator.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { type Policy, policySchema } from '../../lobby/policy.ts';
import { pressPolicy } from '../../press/press-policy.ts';
import { type RefusedForm, selectField, textField } from '../forms/refused-form.ts';

const USUAL = pressPolicy({});

type Given = {
  readonly fields: URLSearchParams;
  readonly form: RefusedForm;
  readonly translator: Translator;
};

/**
 * The fields of a new table about letters, filled in with what was sent, or with the usual. In some parts of the game
 * alone letters are written only where the game has parts.
 */
export function pressFields({ rules: { parts = [] } }: GameModule, { fields, form, translator: { t, text } }: Given) {
  const value = (name: string, usual: string) => fields.get(name) ?? usual;
  const field = (name: string, usual: string, choices: readonly { readonly value: string; readonly label: string }[]) =>
    selectField(name, value(name, usual), choices, form);
  const picked = fields.getAll('pressParts');
  return {
    isChanged: NAMES.some((name) => fields.has(name) && fields.get(name) !== USUAL[name]) || picked.length > 0,
    when: field('pressWhen', USUAL.pressWhen, [
      { value: 'always', label: text('press.option-always') },
      ...(parts.length > 0 ? [{ value: 'parts', label: text('press.option-parts') }] : []),
      { value: 'around', label: text('press.option-around') },
      { value: 'never', label: text('press.option-never') },
    ]),
    parts:
      parts.length > 0
        ? {
            problem: textField('pressParts', '', form).problem,
            options: parts.map(({ id, name }) => ({ value: id, label: t(name), picked: picked.includes(id) })),
          }
        : undefined,
    to: field('pressTo', USUAL.pressTo, [
      { value: 'anybody', label: text('press.option-anybody') },
      { value: 'everybody', label: text('press.option-everybody') },
    ]),
    signed: field('pressSigned', USUAL.pressSigned, [
      { value: 'always', label: text('press.option-signed-always') },
      { value: 'choice', label: text('press.option-signed-choice') },
      { value: 'never', label: text('press.option-signed-never') },
    ]),
    published: field('pressPublished', USUAL.pressPublished, [
      { value: 'agreed', label: text('press.option-published-agreed') },
      { value: 'always', label: text('press.option-published-always') },
      { value: 'never', label: text('press.option-published-never') },
    ]),
  };
}

const NAMES = ['pressWhen', 'pressTo', 'pressSigned', 'pressPublished'] as const;

/** What these fields say that is not as usual; the table judges the names of parts. */
export function readPressFields(fields: URLSearchParams): Policy {
  const said = NAMES.flatMap((name) => {
    const value = fields.get(name);
    return value === null || value === USUAL[name] ? [] : [[name, value]];
  });
  const named = fields.getAll('pressParts').filter((part) => part !== '');
  const read = policySchema.safeParse(Object.fromEntries(said));
  return { ...(read.success ? read.data : {}), ...(named.length > 0 ? { pressParts: named } : {}) };
}
