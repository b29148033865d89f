import type { Request, Response } from 'express';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Player } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import type { HttpContext } from '../context.ts';
import { inputRefusal } from '../errors/input-refusal.ts';
import { callerOf, playerOf, sessionPlayerOf, translatorOf } from '../middleware/caller.ts';
import type { z } from './schemas/zod.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/**
 * Who may use a route: anyone at all; anyone who may read the table (its people, or everybody when it is public); a
 * signed-in player; a player who signed in with a browser, never an API key (`session`); the player who holds a seat at
 * the table; its host; the player who is invited; moderators (of the table, where there is one, and never one at which
 * they play); the administrators.
 */
export type Access =
  | 'anyone'
  | 'reader'
  | 'player'
  | 'session'
  | 'seat'
  | 'host'
  | 'invited'
  | 'moderator'
  | 'administrator';

export type Answered = {
  readonly description: string;
  readonly schema?: z.ZodType;
  /** `application/json` when not given. */
  readonly type?: string;
};

/** What a route takes; parts that it does not name are not looked at. */
export type Parts = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
};

type About = {
  readonly method: Method;
  /** Below `/api`, in Express's form: `/tables/:table`. */
  readonly path: string;
  readonly tag: 'People' | 'Games' | 'Tables' | 'Play' | 'Moderation';
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** The largest body in kB, where it is not the usual one. */
  readonly bodyKb?: number;
  readonly responses: { readonly [status: number]: Answered };
};

/** One route: the document, the router and the permission matrix are made from the list of these. */
export type Route = About & {
  readonly input: Parts;
  answer(context: HttpContext, req: Request, res: Response): Promise<Reply>;
};

export type Reply =
  | { readonly status: number; readonly json: unknown; readonly headers?: { readonly [name: string]: string } }
  | {
      readonly status: number;
      readonly bytes: string | Buffer;
      readonly type: string;
      readonly headers?: { readonly [name: string]: string };
    }
  | { readonly status: 204 };

export type Call<Input> = {
  readonly context: HttpContext;
  readonly services: Services;
  readonly translator: Translator;
  readonly input: Input;
  /** The PNG of an SVG, as far as the caller may have new ones. */
  png(svg: string): Promise<Buffer>;
};
export type Spec<Shape extends Parts, A extends Access> = Omit<About, 'access'> & {
  readonly access: A;
  readonly input: z.ZodObject<Shape>;
};

/** A route for everybody; `player` is given when somebody is signed in. */
export function openRoute<Shape extends Parts>(
  spec: Spec<Shape, 'anyone'>,
  answer: (call: Call<z.output<z.ZodObject<Shape>>> & { readonly player: Player | undefined }) => Promise<Reply>,
): Route {
  return {
    ...spec,
    input: spec.input.shape,
    answer: (context, req, res) => answer({ ...callOf(context, req, res, spec.input), player: signedIn(res) }),
  };
}

/** A route for signed-in players; for `host` and `invited` the room itself checks that they are. */
export function playerRoute<Shape extends Parts>(
  spec: Spec<Shape, 'player' | 'host' | 'invited'>,
  answer: (call: Call<z.output<z.ZodObject<Shape>>> & { readonly player: Player }) => Promise<Reply>,
): Route {
  return {
    ...spec,
    input: spec.input.shape,
    answer: (context, req, res) => answer({ ...callOf(context, req, res, spec.input), player: playerOf(res) }),
  };
}

/** A route for what a lost API key must not do: make other keys, or end them. Refuses keys (`forbidden`). */
export function sessionRoute<Shape extends Parts>(
  spec: Spec<Shape, 'session'>,
  answer: (call: Call<z.output<z.ZodObject<Shape>>> & { readonly player: Player }) => Promise<Reply>,
): Route {
  return {
    ...spec,
    input: spec.input.shape,
    answer: (context, req, res) => answer({ ...callOf(context, req, res, spec.input), player: sessionPlayerOf(res) }),
  };
}

/** What a request brings, checked against the route's schema. Refuses it with one sentence for each fault. */
export function callOf<Shape extends Parts>(
  context: HttpContext,
  req: Request,
  res: Response,
  schema: z.ZodObject<Shape>,
): Call<z.output<z.ZodObject<Shape>>> {
  const given = { params: req.params, query: req.query, headers: req.headers, body: req.body };
  const read = schema.safeParse(given);
  if (read.success) {
    const png = (svg: string) => context.pictureDesk.png(req, res, svg);
    return { context, services: context.services, translator: translatorOf(req, res), input: read.data, png };
  }
  // A text that cannot be an id is just an unknown one.
  if (read.error.issues.some((issue) => issue.path[0] === 'params'))
    throw new Refusal('not-found', msg('api.no-such-thing'));
  throw inputRefusal(read.error, given);
}

export function signedIn(res: Response): Player | undefined {
  const caller = callerOf(res);
  return caller.kind === 'player' ? caller.player : undefined;
}

export const ok = (json: unknown): Reply => ({ status: 200, json });
export const created = (json: unknown, location: string): Reply => ({
  status: 201,
  json,
  headers: { Location: location },
});
/** It is under way, but not done yet. */
export const done: Reply = { status: 204 };
