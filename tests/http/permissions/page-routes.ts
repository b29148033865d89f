import type { Router } from 'express';
import { z } from 'zod';

const pathSchema = z.union([z.string(), z.array(z.string())]);
const layerSchema = z.object({
  route: z.object({ path: pathSchema, methods: z.record(z.string(), z.boolean()) }).optional(),
  handle: z.unknown(),
  /** Where it is mounted. */
  rawPath: pathSchema,
});
const routerSchema = z.custom<Pick<Router, 'stack'>>((value) => typeof value === 'function' && 'stack' in value);

/** Every route of a router and of the routers in it, as it is mounted: `GET /t/:table`. `_ALL` is whatever verb. */
export function routesOf(router: Pick<Router, 'stack'>, below = ''): readonly string[] {
  return router.stack.flatMap((layer) => {
    const { route, handle, rawPath } = layerSchema.parse(layer);
    if (route) {
      const verbs = Object.keys(route.methods).map((verb) => verb.toUpperCase());
      return [route.path].flat().flatMap((path) => verbs.map((verb) => `${verb} ${below}${path}`));
    }
    const inner = routerSchema.safeParse(handle);
    if (!inner.success) return [];
    return [rawPath].flat().flatMap((path) => routesOf(inner.data, path === '/' ? below : `${below}${path}`));
  });
}
