import type { Request, Response } from 'express';
import type { Translator } from '../../i18n/translator.ts';
import type { Services } from '../../platform/services.ts';
import type { HttpContext } from '../context.ts';
import { callerOf, translatorOf } from '../middleware/caller.ts';
import type { z } from '../schemas/zod.ts';
import type { Guard } from './guard.ts';
import { readInput } from './read-input.ts';
import type { Reply } from './reply.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** What a route takes; parts that it does not name are not looked at. */
export type Parts = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
};

type Address = {
  readonly method: Method;
  /** In Express's form: `/tables/:table`. */
  readonly path: string;
  /** The largest body in kB, where it is not the usual one. */
  readonly bodyKb?: number;
};

export type Answered = {
  readonly description: string;
  readonly schema?: z.ZodType;
  /** `application/json` when not given. */
  readonly type?: string;
};

/** What the OpenAPI document says about a route of the API. */
export type Documentation = {
  readonly tag: 'People' | 'Games' | 'Tables' | 'Play' | 'Moderation';
  readonly summary: string;
  readonly description?: string;
  readonly responses: { readonly [status: number]: Answered };
};

/** One route. Routers, the OpenAPI document and the permission matrix are made from lists of these. */
export type Route = Address & {
  readonly access: Pick<Guard<object>, 'name' | 'known'>;
  readonly input: Parts;
  answer(context: HttpContext, req: Request, res: Response): Promise<Reply>;
};
export type ApiRoute = Route & Documentation;

/** What every route is given, beside what its guard grants. */
export type Call<Input> = {
  readonly context: HttpContext;
  readonly services: Services;
  readonly translator: Translator;
  readonly input: Input;
  /** The PNG of an SVG, as far as the caller may have new ones. */
  png(svg: string): Promise<Buffer>;
};

type Input<Shape extends Parts> = z.output<z.ZodObject<Shape>>;
type Spec<Shape extends Parts, Granted extends object> = Address & {
  readonly access: Guard<Granted, Input<Shape>>;
  readonly input: z.ZodObject<Shape>;
};

/**
 * A route: its guard is asked before `answer`, which gets what it grants. The caller is known, and the body has been
 * read, when it is asked.
 */
export function route<Shape extends Parts, Granted extends object>(
  { input: schema, access, ...about }: Spec<Shape, Granted> & Documentation,
  answer: (call: Call<Input<Shape>> & Granted) => Promise<Reply>,
): ApiRoute {
  return {
    ...about,
    access,
    input: schema.shape,
    async answer(context, req, res) {
      const { services } = context;
      const input = readInput(req, schema);
      const granted = await access.grant({ context, services, caller: callerOf(res), input });
      const png = (svg: string) => context.pictureDesk.png(req, res, svg);
      return answer({ context, services, translator: translatorOf(res), input, png, ...granted });
    },
  };
}
