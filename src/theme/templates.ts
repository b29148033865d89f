import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import type { Translator } from '../i18n/translator.ts';
import { compileTemplate } from './compile-template.ts';
import { inlineMailStyles } from './inline-mail-styles.ts';
import { registerHelpers } from './template-helpers.ts';

/*
 * Templates and their partials. A template `pages/home.html` is `templates/pages/home.html.hbs`. Partials are all of
 * `templates/partials/`: `{{> button}}` in a page or the HTML of a mail is `partials/button.html.hbs`, in a text part
 * `partials/button.text.hbs`; folders are part of the name (`mail/frame`). A layout is a partial used as a block,
 * `{{#> page title=...}} ... {{/page}}`, which says `{{> @partial-block}}`. Strict: `{{name}}` that the data do not
 * have is an error; `{{#if name}}` is not.
 */

/** Renders a template by name, e.g. `mail/turn.html` or `mail/turn.text`. Text parts are not HTML-escaped. */
export type RenderTemplate = (name: string, data: object, translator: Translator) => string;

type Template = Handlebars.TemplateDelegate<object>;
const KINDS = ['html', 'text'] as const;
type Kind = (typeof KINDS)[number];

/** The templates of this server, in the translator's language; each is compiled once, those of mails with styles. */
export const renderTemplate: RenderTemplate = templatesIn(
  fileURLToPath(new URL('../../templates', import.meta.url)),
  (name, source) => (/^mail\/.*\.html$/.test(name) ? inlineMailStyles(source) : source),
);

/** What is done to a template or partial before it is compiled. */
type Prepare = (name: string, source: string) => string;

/** The templates of a folder. Throws for a template, partial or value that is not there. */
export function templatesIn(folder: string, prepare: Prepare = (_, source) => source): RenderTemplate {
  const environments = new Map<Kind, typeof Handlebars>();
  const compiled = new Map<string, Template>();

  const environmentOf = (kind: Kind) => {
    const known = environments.get(kind);
    if (known) return known;
    const environment = loadEnvironment(join(folder, 'partials'), kind, prepare);
    environments.set(kind, environment);
    return environment;
  };

  return (name, data, translator) => {
    let template = compiled.get(name);
    if (!template) {
      const kind = KINDS.find((ending) => name.endsWith(`.${ending}`));
      if (!kind) throw new Error(`The template ${name} must end in .html or .text`);
      const source = prepare(name, readFileSync(join(folder, `${name}.hbs`), 'utf8'));
      template = compileTemplate(environmentOf(kind), source, compileOptions(kind));
      compiled.set(name, template);
    }
    return template(data, { data: { translator } });
  };
}

function loadEnvironment(folder: string, kind: Kind, prepare: Prepare): typeof Handlebars {
  const environment = Handlebars.create();
  registerHelpers(environment);
  const ending = `.${kind}.hbs`;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(ending)) continue;
    const name = file.slice(0, -ending.length).replaceAll('\\', '/');
    const source = prepare(`${name}.${kind}`, readFileSync(join(folder, file), 'utf8'));
    environment.registerPartial(name, compileTemplate(environment, source, compileOptions(kind)));
  }
  return environment;
}

function compileOptions(kind: Kind) {
  // Indenting a partial would also indent what is in a textarea or a preformatted board.
  return { strict: true, noEscape: kind === 'text', preventIndent: kind === 'html' };
}
