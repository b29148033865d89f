import { type RequestHandler, Router } from 'express';
import { routes } from './api-routes.ts';
import type { HttpContext } from './context.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { refuseOtherMethods, refuseUnknownAddress } from './errors/refuse-unknown-address.ts';
import { nameMount } from './middleware/matched-route.ts';
import { readJson, USUAL_LIMIT_KB } from './middleware/read-body.ts';
import { handle } from './route/handle.ts';
import type { Route } from './route/route.ts';

/** Everything below `/api`, mounted from the one list of routes. */
export function apiRouter(context: HttpContext): Router {
  const router = Router({ caseSensitive: true });
  router.use(nameMount('/api'), docsRoutes());
  for (const route of routes) router[route.method](route.path, ...handle(context, route, jsonOf(route)));
  for (const [path, methods] of methodsByPath()) router.all(path, refuseOtherMethods(methods));
  router.use(refuseUnknownAddress);
  return router;
}

function jsonOf({ input, bodyKb = USUAL_LIMIT_KB }: Route): readonly RequestHandler[] {
  return input.body ? readJson(bodyKb) : [];
}

function methodsByPath(): ReadonlyMap<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  return methods;
}
