import { Router } from 'express';
import swaggerUi from 'swagger-ui-express';
import { apiDocsStylesheet } from '../../theme/api-docs-stylesheet.ts';
import { routes } from '../api-routes.ts';
import { docsHeaders } from '../middleware/security-headers.ts';
import { openApiDocument } from './openapi.ts';

/** `/api/openapi.json`, and at `/api/docs` a page to read it and try it out. */
export function docsRoutes(): Router {
  // Made when somebody asks for it: it takes longer than all else at the start of a server.
  let text: string | undefined;
  const router = Router();
  router.get('/openapi.json', (_req, res) => {
    text ??= JSON.stringify(openApiDocument(routes));
    res.set('Cache-Control', 'public, max-age=300').type('application/json').send(text);
  });
  const page = swaggerUi.setup(undefined, {
    swaggerUrl: '/api/openapi.json',
    customSiteTitle: 'Despatch: API',
    // A link inside the button of each line cannot be told from it by a screen reader; the colours of examples are too
    // pale.
    swaggerOptions: { deepLinking: false, syntaxHighlight: { activated: false } },
    customCss: apiDocsStylesheet(),
  });
  router.use('/docs', docsHeaders, swaggerUi.serve, page);
  return router;
}
