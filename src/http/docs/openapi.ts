import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import type { ApiRoute } from '../route/route.ts';
import { problemSchema } from '../schemas/problem.ts';
import type { z } from '../schemas/zod.ts';

const PROBLEM = { 'application/problem+json': { schema: problemSchema } };
const ABOUT = `Long board games, played by mail: everything that pages and mails can do.

Sign in with an API key (\`Authorization: Bearer dsp_...\`). Words come in your own language; errors are RFC 9457
problem details whose \`detail\` is a sentence for people. An open decision carries every legal answer as data
(\`Choice\`), so a program can play any game without knowing its rules. Send an \`Idempotency-Key\` with a submission:
then sending it again is safe.`;

/** What may go wrong with every route; the problem's `detail` says what did. */
const COMMON: { readonly [status: number]: string } = {
  400: 'Not understood: `errors` lists the fields',
  403: 'Not yours to do',
  404: 'Not found, or not for your eyes',
  409: 'The table moved on: `current` says where it stands',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Against the rules of the game: `detail` says why and what is legal',
  429: 'Too many requests: see `Retry-After`',
};

/** The OpenAPI 3.1 document of these routes. */
export function openApiDocument(routes: readonly ApiRoute[]) {
  const registry = new OpenAPIRegistry();
  const session = registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'despatch',
    description: 'The cookie that signing in by the mailed link sets; over https it is called `__Host-despatch`',
  });
  const key = registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key from your preferences: `dsp_...`',
  });
  for (const route of routes) {
    const { params, query, headers, body } = route.input;
    registry.registerPath({
      method: route.method,
      path: documentPath(route.path),
      operationId: operationId(route),
      tags: [route.tag],
      summary: route.summary,
      ...(route.description ? { description: route.description } : {}),
      security: securityOf(route.access, session.name, key.name),
      'x-access': route.access.name,
      request: {
        ...(params ? { params } : {}),
        ...(query ? { query } : {}),
        ...(headers ? { headers } : {}),
        ...(body
          ? {
              body: { required: !body.safeParse(undefined).success, content: { 'application/json': { schema: body } } },
            }
          : {}),
      },
      responses: responsesOf(route),
    });
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Despatch', version: '1', description: ABOUT },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
  });
}

/** `/tables/:table` as OpenAPI writes it. */
export function documentPath(path: string): string {
  return `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
}

function operationId({ method, path }: ApiRoute): string {
  return `${method}${path.replaceAll(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())}`;
}

function securityOf({ name, known }: ApiRoute['access'], session: string, key: string) {
  const signedIn = [{ [session]: [] }, { [key]: [] }];
  switch (known) {
    case 'as anybody':
      return name === 'anyone' ? [] : [{}, ...signedIn];
    case 'as a player':
      return signedIn;
    case 'by a session':
      return [{ [session]: [] }];
  }
}

function responsesOf(route: ApiRoute) {
  const good = Object.entries(route.responses).map(([status, { description, schema, type = 'application/json' }]) => [
    status,
    { description, ...(schema ? { content: content(type, schema) } : {}) },
  ]);
  const bad = Object.entries(COMMON).map(([status, description]) => [status, { description, content: PROBLEM }]);
  const signIn = [['401', { description: 'Sign in first, or an unknown key', content: PROBLEM }]];
  return Object.fromEntries([...good, ...signIn, ...bad]);
}

function content(type: string, schema: z.ZodType) {
  return { [type]: { schema } };
}
