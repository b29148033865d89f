import type request from 'supertest';

export function postForm(
  asked: request.Test,
  fields: { readonly [name: string]: string | readonly string[] },
  cookie: string | undefined,
): request.Test {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  const form = asked.set('Accept', 'text/html').set('Sec-Fetch-Site', 'same-origin').type('form');
  return (cookie === undefined ? form : form.set('Cookie', cookie)).send(body.toString());
}
