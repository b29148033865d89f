import type { Request, Response } from 'express';
import type { HttpContext } from '../context.ts';
import { callerOf, translatorOf } from '../middleware/caller.ts';
import { sendAsset } from '../middleware/send-asset.ts';
import { clearSessionCookie, setSessionCookie, setVisitorCookie } from '../middleware/session-cookie.ts';
import { languageLinks } from '../page/language-links.ts';
import { renderPage } from '../page/render-page.ts';
import type { Redirect, Reply } from './reply.ts';
import { sendEvents } from './send-events.ts';

/** Answers a request. */
export async function send(context: HttpContext, req: Request, res: Response, reply: Reply): Promise<void> {
  switch (reply.kind) {
    case 'json':
      res.status(reply.status).set(reply.headers ?? {});
      if (reply.keptAs !== undefined) res.attachment(reply.keptAs);
      res.type('application/json').send(JSON.stringify(reply.json));
      return;
    case 'bytes':
      res
        .set(reply.headers ?? {})
        .type(reply.type)
        .send(reply.bytes);
      return;
    case 'asset':
      sendAsset(req, res, reply);
      return;
    case 'tagged':
      res.set('ETag', reply.tag);
      if (req.fresh) res.status(304).end();
      else await send(context, req, res, await reply.make());
      return;
    case 'nothing':
      res.status(204).end();
      return;
    case 'events':
      sendEvents(res, reply.open);
      return;
    case 'page': {
      const { name, data, status = 200, scripts, translator = translatorOf(res) } = reply;
      const caller = callerOf(res);
      const chosenHere = caller.kind === 'anonymous' && reply.translator === undefined;
      const inOtherLanguages = chosenHere ? languageLinks(req, translator.locale, context.services.settings) : [];
      const reader = { translator, caller, path: req.path, inOtherLanguages, inBrowsersZone: chosenHere };
      res
        .set('Content-Language', translator.locale)
        .status(status)
        .type('html')
        .send(renderPage(context, reader, name, data, scripts));
      return;
    }
    case 'redirect':
      changeSession(context, res, reply.session);
      if (reply.visitor !== undefined) setVisitorCookie(res, context.services.settings, reply.visitor);
      res.redirect(303, reply.to);
      return;
    case 'file': {
      res.attachment(reply.name).type(reply.type);
      const gone = new AbortController();
      res.once('close', () => gone.abort());
      await reply.write(writeTo(res, gone.signal)).catch((error: unknown) => {
        // Nobody is there any more to whom anything could be said.
        if (!gone.signal.aborted) throw error;
      });
      res.end();
    }
  }
}

function changeSession({ services }: HttpContext, res: Response, session: Redirect['session']): void {
  if (session === undefined) return;
  if (session === 'ended') clearSessionCookie(res, services.settings);
  else setSessionCookie(res, services.settings, session.token);
}

/**
 * Writes as fast as it is read at the other end; fails when nobody reads any more. It listens once for all: what
 * compresses the answer never forgets who listened to it.
 */
function writeTo(res: Response, gone: AbortSignal): (lines: string) => Promise<void> {
  let waiting: { readonly goOn: () => void; readonly fail: (why: unknown) => void } | undefined;
  res.on('drain', () => waiting?.goOn());
  gone.addEventListener('abort', () => waiting?.fail(gone.reason));
  return async (lines) => {
    gone.throwIfAborted();
    if (res.write(lines)) return;
    await new Promise<void>((goOn, fail) => {
      waiting = { goOn, fail };
    });
  };
}
