import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isSecure } from './session-cookie.ts';

const SELF = ["'self'"];

/**
 * Everything a page uses comes from this server, as files: no script, style element or style attribute inside a page
 * takes effect. Upgrading to https and HSTS only where the server is reached over
 * https: on a plain-http network they would break it. The referrer policy sends tokens in addresses nowhere else, and,
 * unlike helmet's `no-referrer`, still lets browsers name the `Origin` of a form.
 */
export function securityHeaders(settings: { readonly baseUrl: string }): RequestHandler {
  const secure = isSecure(settings);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: SELF,
        frameAncestors: SELF,
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
}

/** Swagger's page writes styles into itself; it alone may. */
export const docsHeaders: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: SELF,
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});
