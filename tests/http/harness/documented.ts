import type { Response } from 'supertest';
import { routes } from '../../../src/http/api-routes.ts';
import type { ApiRoute } from '../../../src/http/route/route.ts';
import { problemSchema } from '../../../src/http/schemas/problem.ts';

/** The route that serves a request, if the API has one. */
export function routeOf(method: string, path: string): ApiRoute | undefined {
  const bare = path.split('?', 1)[0] ?? '';
  return routes.find((route) => route.method === method.toLowerCase() && pattern(route).test(bare));
}

function pattern({ path }: ApiRoute): RegExp {
  return new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** Throws when an answer of the API is not as the document says. */
export function expectDocumented(method: string, path: string, response: Response): void {
  const { status, headers, body } = response;
  if (method === 'head') return;
  if (status >= 400) {
    if (headers['content-type'] !== 'application/problem+json; charset=utf-8')
      throw new Error(`${method} ${path}: ${status} is no problem document but ${headers['content-type']}`);
    problemSchema.parse(body);
    return;
  }
  const said = routeOf(method, path)?.responses[status];
  if (!said) throw new Error(`${method} ${path} answers ${status}, which the document does not have`);
  if (said.schema && said.type === undefined) said.schema.parse(body);
}
