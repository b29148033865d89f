import { routes } from '../../../src/http/api-routes.ts';
import type { ApiRow } from './expected.ts';
import { API_BODIES, API_NARROWED } from './requests.ts';

type ApiCase = { readonly row: ApiRow; readonly body: object | undefined };

/** Every route of the API, with the row of its guard, or of what its room narrows that to. */
export const API_CASES: { readonly [route: string]: ApiCase } = Object.fromEntries(
  routes.map(({ method, path, access }) => {
    const name = `${method.toUpperCase()} ${path}`;
    return [name, { row: API_NARROWED[name] ?? access.name, body: API_BODIES[name] }];
  }),
);
