import { readFileSync } from 'node:fs';
import { type RequestHandler, Router } from 'express';
import swaggerUi from 'swagger-ui-express';
import { apiDocsStylesheet } from '../../theme/api-docs-stylesheet.ts';
import { routes } from '../api-routes.ts';
import { docsHeaders } from '../middleware/security-headers.ts';
import { sendAsset } from '../middleware/send-asset.ts';
import { type DocsFiles, readDocsFiles } from './docs-files.ts';
import { openApiDocument } from './openapi.ts';

/** `/api/openapi.json`, at `/api/docs` a page to read it and try it out, and the typed client that is made from it. */
export function docsRoutes(): Router {
  // Made when somebody asks for it: it takes longer than all else at the start of a server.
  let text: string | undefined;
  const router = Router();
  router.get('/openapi.json', (_req, res) => {
    text ??= JSON.stringify(openApiDocument(routes));
    res.set('Cache-Control', 'public, max-age=300').type('application/json').send(text);
  });
  let client: string | undefined;
  router.get('/client.ts', (_req, res) => {
    client ??= readFileSync(new URL('client/despatch.ts', import.meta.url), 'utf8');
    res.set('Cache-Control', 'public, max-age=300').type('text/plain').send(client);
  });
  // Read and compressed when somebody looks at it for the first time.
  let kept: DocsFiles | undefined;
  const docsFiles = () => {
    kept ??= readDocsFiles('/api/docs');
    return kept;
  };
  const page = swaggerUi.generateHTML(undefined, {
    swaggerUrl: '/api/openapi.json',
    customSiteTitle: 'Despatch: API',
    // A link inside the button of each line cannot be told from it by a screen reader; the colours of examples are too
    // pale. All groups at once are a list of which Swagger keeps but the lines that are in sight.
    swaggerOptions: { deepLinking: false, docExpansion: 'none', syntaxHighlight: { activated: false } },
    customCss: apiDocsStylesheet(),
  });
  router.get('/docs/:hash/:name', (req, res, next) => {
    const { hash, files } = docsFiles();
    const found = req.params.hash === hash ? files.get(req.params.name) : undefined;
    if (!found) return next();
    sendAsset(req, res, found);
  });
  const showPage: RequestHandler = (_req, res) => {
    res.type('html').send(docsFiles().addressed(page));
  };
  router.use('/docs', docsHeaders, swaggerUi.serve, showPage);
  return router;
}
