import { Refusal } from '../../kernel/refusal.ts';
import { readSignIn, redeemSignIn } from '../../people/redeem-sign-in.ts';
import { requestSignIn } from '../../people/request-sign-in.ts';
import { signOut } from '../../people/session.ts';
import { localPath } from '../../platform/local-path.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { attempt, attemptLink, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';

function showForm(fields: URLSearchParams, form: RefusedForm): Reply {
  const next = localPath(fields.get('next') ?? '/');
  const data = { form, next, needed: next !== '/', email: textField('email', fields.get('email') ?? '', form) };
  return shown({ name: 'sign-in', data, status: form.status });
}

/** Signing in by a mailed link, and out. A link acts on POST only: mail scanners that open it change nothing. */
export const showSignIn = page({ method: 'get', path: '/sign-in', access: anyone }, ({ caller, query }) => {
  if (caller.kind === 'player') return redirect(localPath(query.get('next') ?? '/'));
  return showForm(query, FRESH);
});

export const askForLink = page({ method: 'post', path: '/sign-in', access: anyone }, async (call) => {
  const { services, fields, translator } = call;
  const { locale } = translator;
  const email = fields.get('email') ?? '';
  const refused = await attempt(() => requestSignIn(services, { email, next: fields.get('next') ?? '/', locale }));
  if (refused instanceof Refusal) return showForm(fields, refusedForm(refused, { about: 'email' }));
  return shown({ name: 'sign-in-sent', data: { email: email.trim() } });
});

export const showSignInLink = page(
  { method: 'get', path: '/sign-in/:token', access: anyone },
  async ({ services, params }) => {
    const link = await attemptLink(() => readSignIn(services, params.token));
    if (link instanceof Refusal) return showOver(link);
    return shown({ name: 'sign-in-confirm', data: { email: link.email } });
  },
);

export const followSignInLink = page(
  { method: 'post', path: '/sign-in/:token', access: anyone },
  async ({ services, translator, params }) => {
    const { locale } = translator;
    const signedIn = await attemptLink(() => redeemSignIn(services, params.token, { locale }));
    if (signedIn instanceof Refusal) return showOver(signedIn);
    const { created, next, sessionToken } = signedIn;
    const to = created ? `/welcome?${new URLSearchParams({ next })}` : next;
    return redirect(to, { token: sessionToken });
  },
);

const showOver = (refusal: Refusal) =>
  shown({
    name: 'sign-in-over',
    data: { reason: refusal.reason },
    status: STATUS_OF[refusal.code],
  });

export const signOutHere = page(
  { method: 'post', path: '/sign-out', access: anyone },
  async ({ context, services, caller, sessionToken }) => {
    if (sessionToken !== undefined) await signOut(services, sessionToken);
    if (caller.kind === 'player') context.callers.forget(caller.player.id);
    return redirect('/', 'ended');
  },
);
