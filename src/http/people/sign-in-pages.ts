import { type Request, type Response, Router } from 'express';
import { Refusal } from '../../kernel/refusal.ts';
import { readSignIn, redeemSignIn } from '../../people/redeem-sign-in.ts';
import { requestSignIn } from '../../people/request-sign-in.ts';
import { signOut } from '../../people/session.ts';
import { localPath } from '../../platform/local-path.ts';
import type { HttpContext } from '../context.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, attemptLink, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { callerOf, translatorOf } from '../middleware/caller.ts';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from '../middleware/session-cookie.ts';
import { sendPage } from '../page/render-page.ts';

/** Signing in by a mailed link, and out. A link acts on POST only: mail scanners that open it change nothing. */
export function signInPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const showForm = (req: Request, res: Response, fields: URLSearchParams, form: RefusedForm) => {
    const next = localPath(fields.get('next') ?? '/');
    const data = { form, next, needed: next !== '/', email: textField('email', fields.get('email') ?? '', form) };
    sendPage(context, req, res, { name: 'sign-in', data, status: form.status });
  };

  router.get('/sign-in', (req, res) => {
    const query = queryOf(req);
    if (callerOf(res).kind === 'player') return res.redirect(303, localPath(query.get('next') ?? '/'));
    showForm(req, res, query, FRESH);
  });

  router.post('/sign-in', async (req, res) => {
    const fields = formOf(req);
    const email = fields.get('email') ?? '';
    const refused = await attempt(() => requestSignIn(services, { email, next: fields.get('next') ?? '/' }));
    if (refused instanceof Refusal) return showForm(req, res, fields, refusedForm(refused, { about: 'email' }));
    sendPage(context, req, res, { name: 'sign-in-sent', data: { email: email.trim() } });
  });

  router.get('/sign-in/:token', async (req, res) => {
    const link = await attemptLink(() => readSignIn(services, req.params.token));
    if (link instanceof Refusal) return showOver(req, res, link);
    sendPage(context, req, res, { name: 'sign-in-confirm', data: { email: link.email } });
  });

  router.post('/sign-in/:token', async (req, res) => {
    const { token } = req.params;
    const locale = translatorOf(req, res).locale;
    const signedIn = await attemptLink(() => redeemSignIn(services, token, { locale }));
    if (signedIn instanceof Refusal) return showOver(req, res, signedIn);
    setSessionCookie(res, services.settings, signedIn.sessionToken);
    const { created, next } = signedIn;
    res.redirect(303, created ? `/welcome?${new URLSearchParams({ next })}` : next);
  });

  const showOver = (req: Request, res: Response, refusal: Refusal) =>
    sendPage(context, req, res, {
      name: 'sign-in-over',
      data: { reason: refusal.reason },
      status: STATUS_OF[refusal.code],
    });

  router.post('/sign-out', async (req, res) => {
    const token = sessionTokenOf(req, services.settings);
    if (token !== undefined) await signOut(services, token);
    const caller = callerOf(res);
    if (caller.kind === 'player') context.callers.forget(caller.player.id);
    clearSessionCookie(res, services.settings);
    res.redirect(303, '/');
  });

  return router;
}
