import { type RequestHandler, Router } from 'express';
import type { HttpContext } from '../context.ts';
import { refuseOtherMethods, refuseUnknownAddress } from '../errors/refuse-unknown-address.ts';
import { playerOf, sessionPlayerOf } from '../middleware/caller.ts';
import { nameMount } from '../middleware/matched-route.ts';
import { queueWrites } from '../middleware/queue-writes.ts';
import { readJson, USUAL_LIMIT_KB } from '../middleware/read-body.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import type { Access, Reply, Route } from './route.ts';
import { routes } from './routes.ts';

/** Everything below `/api`, mounted from the one list of routes. */
export function apiRouter(context: HttpContext): Router {
  const router = Router({ caseSensitive: true });
  router.use(nameMount('/api'), docsRoutes());
  for (const route of routes) router[route.method](route.path, ...handlersOf(context, route));
  for (const [path, methods] of methodsByPath()) router.all(path, refuseOtherMethods(methods));
  router.use(refuseUnknownAddress);
  return router;
}

/** The caller is checked before a body is read. */
function handlersOf(context: HttpContext, route: Route): RequestHandler[] {
  const answer: RequestHandler = async (req, res) => {
    send(res, await route.answer(context, req, res));
  };
  const body = route.input.body ? readJson(route.bodyKb ?? USUAL_LIMIT_KB) : [];
  return [...askCaller(route.access), ...body, queueWrites(context.turns), answer];
}

function askCaller(access: Access): RequestHandler[] {
  if (access === 'anyone' || access === 'reader') return [];
  const asked = access === 'session' ? sessionPlayerOf : playerOf;
  return [
    (_req, res, next) => {
      asked(res);
      next();
    },
  ];
}

function send(res: Parameters<RequestHandler>[1], reply: Reply): void {
  res.status(reply.status);
  if ('headers' in reply && reply.headers) res.set(reply.headers);
  if ('json' in reply) res.type('application/json').send(JSON.stringify(reply.json));
  else if ('bytes' in reply) res.type(reply.type).send(reply.bytes);
  else res.end();
}

function methodsByPath(): ReadonlyMap<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  return methods;
}
