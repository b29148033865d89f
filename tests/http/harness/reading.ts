import request from 'supertest';
import { postForm as send } from './post-form.ts';
import type { Person, TestServer } from './test-server.ts';

/** A page as a browser asks for it, signed in or not. */
export function getPage(server: TestServer, path: string, person?: Person): request.Test {
  const asked = request(server.app).get(path).set('Accept', 'text/html');
  return person ? asked.set('Cookie', person.cookie) : asked;
}

/** A form as a browser sends it; a list is a name that comes more than once. */
export function postForm(
  server: TestServer,
  path: string,
  fields: { readonly [name: string]: string | readonly string[] },
  person?: Person,
): request.Test {
  return send(request(server.app).post(path), fields, person?.cookie);
}

/** What a page says, without its tags and with its characters as they are read. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&#x3D;', '=')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** The value of a named hidden or text field. */
export function fieldValue(html: string, name: string): string | undefined {
  const tag = html.match(/<input[^>]*>/g)?.find((one) => one.includes(`name="${name}"`));
  return tag && /value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&#x3D;', '=');
}
