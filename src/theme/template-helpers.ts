import Handlebars from 'handlebars';
import type { Speaker } from '../i18n/speaker.ts';
import type { Message, MessageArg, MessageArgs } from '../kernel/message.ts';

type Options = Handlebars.HelperOptions;

/**
 * The helpers of all templates.
 * Words: `{{t 'pages.home.title' count=3}}` `{{say messageOrText}}` `{{list messagesOrTexts}}`
 * `{{dateTime d}}` `{{date d}}` `{{isoTime d}}` (for `<time datetime>`) `{{span ms}}`.
 * Logic: `{{eq a b}}` `{{not a}}` `{{and a b}}` `{{or a b}}` `{{concat 'a' b}}` `{{json x}}` (safe inside `<script>`).
 */
export function registerHelpers(environment: typeof Handlebars): void {
  environment.registerHelper({
    t: (key: string, options: Options) => speakerOf(options).text(key, options.hash satisfies MessageArgs),
    say: (message: Message | string, options: Options) =>
      typeof message === 'string' ? message : speakerOf(options).say(message),
    list: (items: readonly MessageArg[], options: Options) => speakerOf(options).text('common.list', { items }),
    dateTime: (d: Date, options: Options) => speakerOf(options).dateTime(d),
    date: (d: Date, options: Options) => speakerOf(options).date(d),
    isoTime: (d: Date) => d.toISOString(),
    span: (ms: number, options: Options) => speakerOf(options).span(ms),
    json: (value: unknown) => new Handlebars.SafeString(scriptJson(value)),
    eq: (a: unknown, b: unknown) => a === b,
    not: (a: unknown) => !a,
    and: (...args: unknown[]) => args.slice(0, -1).every(Boolean),
    or: (...args: unknown[]) => args.slice(0, -1).some(Boolean),
    concat: (...args: unknown[]) => args.slice(0, -1).join(''),
  });
}

function speakerOf(options: Options): Speaker {
  const speaker: Speaker | undefined = options.data?.speaker;
  if (!speaker) throw new Error('A template is rendered without a speaker');
  return speaker;
}

/** JSON that cannot close the script element it stands in. */
function scriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c');
}
