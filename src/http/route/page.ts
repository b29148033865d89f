import type { Request } from 'express';
import type { Translator } from '../../i18n/translator.ts';
import type { Services } from '../../platform/services.ts';
import type { HttpContext } from '../context.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { type Caller, callerOf, translatorOf } from '../middleware/caller.ts';
import { addressOf } from '../middleware/limit-rate.ts';
import { sessionTokenOf, visitorOf } from '../middleware/session-cookie.ts';
import type { Guard } from './guard.ts';
import type { Reply } from './reply.ts';
import type { Route } from './route.ts';

/** The named parts of a path: `{ table, seat }` of `/t/:table/substitute/:seat`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [name in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [name in Name]: string }
    : unknown;

/** What every page is given, beside the named parts of its path and what its guard grants. */
export type PageCall = {
  readonly context: HttpContext;
  readonly services: Services;
  readonly caller: Caller;
  readonly translator: Translator;
  readonly query: URLSearchParams;
  /** The form that was sent; empty when a page is only looked at. */
  readonly fields: URLSearchParams;
  readonly posted: boolean;
  /** The whole address, to come back to. */
  readonly address: string;
  /** The token of the browser's session. */
  readonly sessionToken: string | undefined;
  /** The browser that plays without an account, by the hash of its secret. */
  readonly visitor: string | undefined;
  /** The network's address of whoever asks. */
  readonly network: string;
  /** Given when an `EventSource` asks, which wants to be told of events as they come. */
  readonly listener: Listener | undefined;
  /** The PNG of an SVG, as far as the caller may have new ones. */
  png(svg: string): Promise<Buffer>;
};

/** Who listens to events: the network's address, and the last event that they had before the line broke. */
export type Listener = { readonly address: string; readonly lastEventId: string | undefined };

/** A page (`get`) or what a form of one does (`post`): a route like those of the API, with the same guards. */
export function page<Path extends string, Granted extends object>(
  spec: {
    readonly method: 'get' | 'post';
    readonly path: Path;
    readonly access: Guard<Granted, { readonly params: ParamsOf<Path> }>;
  },
  answer: (call: PageCall & { readonly params: ParamsOf<Path> } & Granted) => Promise<Reply> | Reply,
): Route {
  const { method, path, access } = spec;
  return {
    method,
    path,
    access,
    input: {},
    async answer(context, req, res) {
      const { services } = context;
      const caller = callerOf(res);
      // Express gives the parts that the path names, each as a text.
      const params = Object(req.params);
      const granted = await access.grant({ context, services, caller, input: { params } });
      return answer({
        context,
        services,
        caller,
        translator: translatorOf(res),
        params,
        query: queryOf(req),
        fields: formOf(req),
        posted: method === 'post',
        address: req.originalUrl,
        sessionToken: sessionTokenOf(req, services.settings),
        visitor: visitorOf(req, services.settings),
        network: addressOf(req),
        listener: listenerOf(req),
        png: (svg) => context.pictureDesk.png(req, res, svg),
        ...granted,
      });
    },
  };
}

function listenerOf(req: Request): Listener | undefined {
  if (!req.get('accept')?.startsWith('text/event-stream')) return undefined;
  return { address: addressOf(req), lastEventId: req.get('last-event-id') };
}
