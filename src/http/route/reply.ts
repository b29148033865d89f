import type { Asset } from '../middleware/send-asset.ts';
import type { PageAnswer } from '../page/render-page.ts';
import type { OpenEvents } from './send-events.ts';

type Headers = { readonly [name: string]: string };

/** What a route answers: data for programs, pages for people. */
export type Reply =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly json: unknown;
      readonly headers?: Headers;
      /** The name of the file as which it is to be kept. */
      readonly keptAs?: string;
    }
  | {
      readonly kind: 'bytes';
      readonly bytes: string | Buffer;
      /** Their media type. */
      readonly type: string;
      readonly headers?: Headers;
    }
  /** What never changes at its address, so that browsers keep it for good; compressed for those that can read that. */
  | ({ readonly kind: 'asset' } & Asset)
  /** A reader who names this tag knows the answer, so it is not made (`tag.ts`). */
  | { readonly kind: 'tagged'; readonly tag: string; readonly make: () => Promise<Reply> }
  | { readonly kind: 'nothing' }
  /** Events as they come, for as long as the reader stays. */
  | { readonly kind: 'events'; readonly open: OpenEvents }
  | ({ readonly kind: 'page' } & PageAnswer)
  | Redirect
  | {
      readonly kind: 'file';
      readonly name: string;
      /** Its media type. */
      readonly type: string;
      /** Writes it line by line; what it awaits is the reader at the other end, and it fails when they are gone. */
      readonly write: WriteLines;
    };

type WriteLines = (send: (lines: string) => Promise<void>) => Promise<void>;

export type Redirect = {
  readonly kind: 'redirect';
  /** A path on this server. */
  readonly to: string;
  /** The browser is signed in with this token from here on, or signed out. */
  readonly session?: { readonly token: string } | 'ended';
  /** The browser has games of its own from here on, by this secret. */
  readonly visitor?: string | undefined;
};

export const ok = (json: unknown, headers: Headers = {}): Reply => ({ kind: 'json', status: 200, json, headers });
export const created = (json: unknown, location: string): Reply => ({
  kind: 'json',
  status: 201,
  json,
  headers: { Location: location },
});
/** It is done, and there is nothing to say about it. */
export const done: Reply = { kind: 'nothing' };

/** Data to be kept as a file. */
export const download = (name: string, json: unknown): Reply => ({
  kind: 'json',
  status: 200,
  json,
  keptAs: name,
});
export const bytes = (content: string | Buffer, type: string, headers?: Headers): Reply => ({
  kind: 'bytes',
  bytes: content,
  type,
  ...(headers ? { headers } : {}),
});
/** A long text that is made while it is read. */
export const file = (name: string, type: string, write: WriteLines): Reply => ({ kind: 'file', name, type, write });
export const events = (open: OpenEvents): Reply => ({ kind: 'events', open });
export const shown = (page: PageAnswer): Reply => ({ kind: 'page', ...page });
/** After a form was taken: the page to go on to. */
export const redirect = (to: string, session?: Redirect['session']): Reply => ({
  kind: 'redirect',
  to,
  ...(session ? { session } : {}),
});
