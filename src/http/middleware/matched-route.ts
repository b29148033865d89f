import type { Request, RequestHandler } from 'express';

/*
 * What a log may say of the address that was asked for. A path may hold a token, and can be written in so many ways
 * that no expression finds it in all of them; the pattern of the route that took it holds none.
 */

const mounts = new WeakMap<object, string>();

/** Says below which fixed path the routes from here on are. */
export function nameMount(path: string): RequestHandler {
  return (req, _res, next) => {
    mounts.set(req, path);
    next();
  };
}

/** The pattern of the route that took a request, `/a/:token`; `none` where there was none. */
export function matchedRoute(req: object): string {
  const mount = mounts.get(req) ?? '';
  const pattern = patternOf(Reflect.get(req, 'route'));
  if (pattern !== undefined) return mount + pattern;
  return mount === '' ? 'none' : `${mount}/*`;
}

function patternOf(route: Request['route']): string | undefined {
  if (typeof route !== 'object' || route === null) return undefined;
  const path: unknown = Reflect.get(route, 'path');
  return Array.isArray(path) ? path.join('|') : typeof path === 'string' ? path : undefined;
}
