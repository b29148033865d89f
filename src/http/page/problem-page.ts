import type { ProblemPage } from '../errors/problem.ts';
import { renderPage } from './render-page.ts';

/** Any error, as a page with the same words that a program gets. */
export const renderProblemPage: ProblemPage = (context, problem, translator, caller) =>
  renderPage(context, { translator, caller, path: '', inOtherLanguages: [] }, 'problem', {
    problem,
    signIn: problem.status === 401 ? '/sign-in' : undefined,
  });
