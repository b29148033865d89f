import { Router } from 'express';
import type { HttpContext } from './context.ts';
import { readForm } from './middleware/read-body.ts';
import { sendToSignIn } from './page/send-to-sign-in.ts';
import { pageRoutes } from './page-routes.ts';
import { handle } from './route/handle.ts';

/** All pages, mounted from the one list of them. */
export function pagesRouter(context: HttpContext): Router {
  const router = Router();
  for (const route of pageRoutes)
    router[route.method](route.path, ...handle(context, route, route.method === 'get' ? [] : readForm));
  router.use(sendToSignIn);
  return router;
}
