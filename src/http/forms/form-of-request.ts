import type { Request } from 'express';

/** The fields of a sent form. A name that comes more than once keeps all its values, in their order. */
export function formOf(req: Request): URLSearchParams {
  return paramsOf(req.body);
}

/** The query of an address. */
export function queryOf(req: Request): URLSearchParams {
  const at = req.originalUrl.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : req.originalUrl.slice(at + 1));
}

function paramsOf(body: unknown): URLSearchParams {
  const fields = new URLSearchParams();
  if (typeof body !== 'object' || body === null) return fields;
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') fields.append(name, one);
  }
  return fields;
}
