import Handlebars from 'handlebars';
import type { Translator } from '../i18n/translator.ts';
import type { Message, MessageArg, MessageArgs } from '../kernel/message.ts';
import { firstSection } from '../kernel/rulebook.ts';
import { rulesIn, withoutRule } from '../kernel/rules-in.ts';
import { RENDER_KEY } from './compile-template.ts';
import { linkRules } from './link-rules.ts';
import { seatLook } from './tokens.ts';

type Options = Handlebars.HelperOptions;

/**
 * The helpers of all templates.
 * Words: `{{t 'pages.home.title' count=3}}` `{{t messageOrText}}` `{{list messagesOrTexts}}`
 * `{{dateTime d}}` `{{dateTimeZone d}}` `{{date d}}` `{{isoTime d}}` (for `<time datetime>`) `{{span ms}}`.
 * Logic: `{{eq a b}}` `{{not a}}` `{{and a b}}` `{{or a b}}` `{{longer list 8}}` `{{concat 'a' b}}` `{{json x}}` (safe
 * inside `<script>`).
 * Rules: `{{firstSection '5.3, 10.2'}}`, the anchor of a page of rules; `{{ruled message}}`, a sentence in which each
 * rule is a link; where it is in a link itself, `{{t (unruled message)}}` beside links to `(rules message)`.
 * Colours: `{{seatColour place}}` on light paper, the first seat's place being 1.
 */
export function registerHelpers(environment: typeof Handlebars): void {
  environment.registerHelper({
    [RENDER_KEY]: (key: string, options: Options) =>
      translatorOf(options).text(key, options.hash satisfies MessageArgs),
    t: (message: Message | string, options: Options) =>
      typeof message === 'string' ? message : translatorOf(options).t(message),
    list: (items: readonly MessageArg[], options: Options) => translatorOf(options).text('common.list', { items }),
    dateTime: (d: Date, options: Options) => translatorOf(options).dateTime(d),
    dateTimeZone: (d: Date, options: Options) => translatorOf(options).dateTimeZone(d),
    date: (d: Date, options: Options) => translatorOf(options).date(d),
    isoTime: (d: Date) => d.toISOString(),
    span: (ms: number, options: Options) => translatorOf(options).span(ms),
    json: (value: unknown) => new Handlebars.SafeString(scriptJson(value)),
    eq: (a: unknown, b: unknown) => a === b,
    not: (a: unknown) => !a,
    and: (...args: unknown[]) => args.slice(0, -1).every(Boolean),
    or: (...args: unknown[]) => args.slice(0, -1).some(Boolean),
    longer: (items: readonly unknown[], than: number) => items.length > than,
    seatColour: (place: number) => (place > 0 ? seatLook(place - 1).light : 'inherit'),
    firstSection,
    rules: (message: Message | string) => (typeof message === 'string' ? [] : rulesIn(message)),
    unruled: (message: Message | string) => (typeof message === 'string' ? message : withoutRule(message)),
    ruled: (message: Message | string, options: Options) =>
      new Handlebars.SafeString(linkRules(message, options.data?.root?.table?.game, translatorOf(options))),
    concat: (...args: unknown[]) => args.slice(0, -1).join(''),
  });
}

function translatorOf(options: Options): Translator {
  const translator: Translator | undefined = options.data?.translator;
  if (!translator) throw new Error('A template is rendered without a translator');
  return translator;
}

/** JSON that cannot close the script element it is in. */
function scriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c');
}
