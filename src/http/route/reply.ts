type Headers = { readonly [name: string]: string };

/** What a route answers. */
export type Reply =
  | { readonly status: number; readonly json: unknown; readonly headers?: Headers }
  | { readonly status: number; readonly bytes: string | Buffer; readonly type: string; readonly headers?: Headers }
  | { readonly status: 204 };

export const ok = (json: unknown): Reply => ({ status: 200, json });
export const created = (json: unknown, location: string): Reply => ({
  status: 201,
  json,
  headers: { Location: location },
});
/** It is done, and there is nothing to say about it. */
export const done: Reply = { status: 204 };
