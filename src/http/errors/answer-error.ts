import type { ErrorRequestHandler, Request } from 'express';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { firstSection } from '../../kernel/rulebook.ts';
import { rulesIn } from '../../kernel/rules-in.ts';
import { rulesUrl } from '../../mail/links/link-url.ts';
import type { Settings } from '../../platform/services.ts';
import type { HttpContext } from '../context.ts';
import { callerOf, translatorOf } from '../middleware/caller.ts';
import { type Problem, type ProblemCode, type ProblemPage, STATUS_OF } from './problem.ts';
import { readError, type Trouble } from './read-error.ts';

/** The one place where errors become answers: problem details for programs, a page with the same words for people. */
export function answerError(context: HttpContext, page: ProblemPage): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const trouble = readError(error);
    if (problemIsOurs(trouble.code)) res.err = error instanceof Error ? error : new Error(String(error));
    if (trouble.database === 'full') context.disk.sawFull();
    // Express would end the connection too, but write the error out as it is.
    if (res.headersSent) return void res.destroy();
    res.removeHeader('ETag');
    const translator = translatorOf(res);
    const problem = problemOf(trouble, translator, String(req.id), context.services.settings);
    res.status(problem.status).set({ ...trouble.headers, 'Cache-Control': 'no-store' });
    res.set('Content-Language', translator.locale);
    if (problem.status === 401 && wantsProblem(req)) res.set('WWW-Authenticate', 'Bearer');
    if (wantsProblem(req)) res.type('application/problem+json').send(JSON.stringify(problem));
    else res.type('html').send(page(context, problem, translator, callerOf(res)));
  };
}

/** What the log must hold with its cause. */
function problemIsOurs(code: ProblemCode): boolean {
  return code === 'unexpected' || code === 'unavailable';
}

function problemOf(
  trouble: Trouble,
  translator: Translator,
  instance: string,
  settings: Pick<Settings, 'baseUrl'>,
): Problem {
  const [section] = rulesIn(trouble.reason);
  const { game } = trouble;
  return {
    type: `urn:despatch:problem:${trouble.code}`,
    title: translator.t(titleOf(trouble.code)),
    status: STATUS_OF[trouble.code],
    detail: translator.t(trouble.reason),
    instance,
    ...(section !== undefined && game !== undefined
      ? { rule: { section, url: `${rulesUrl(settings, game)}#${firstSection(section)}` } }
      : {}),
    ...(trouble.details.length > 0
      ? { errors: trouble.details.map(({ at, reason }) => ({ at, detail: translator.t(reason) })) }
      : {}),
    ...(trouble.current ? { current: trouble.current } : {}),
  };
}

function titleOf(code: ProblemCode) {
  return msg(`api.title-${code}`);
}

/** Programs: everything below `/api`, and every client that would rather have JSON than a page. */
function wantsProblem(req: Request): boolean {
  return req.originalUrl.startsWith('/api') || req.accepts(['html', 'json', 'application/problem+json']) !== 'html';
}
