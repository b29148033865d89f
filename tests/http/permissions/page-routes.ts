import type { Router } from 'express';
import { z } from 'zod';

const layerSchema = z.object({
  route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) }).optional(),
  handle: z.unknown(),
});
const routerSchema = z.custom<Pick<Router, 'stack'>>((value) => typeof value === 'function' && 'stack' in value);

/** Every route of a router and of the routers in it, as it is mounted: `GET /t/:table`. */
export function routesOf(router: Pick<Router, 'stack'>): readonly string[] {
  return router.stack.flatMap((layer) => {
    const { route, handle } = layerSchema.parse(layer);
    if (route) return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`);
    const inner = routerSchema.safeParse(handle);
    return inner.success ? routesOf(inner.data) : [];
  });
}
