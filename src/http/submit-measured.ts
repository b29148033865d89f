import { Refusal } from '../kernel/refusal.ts';
import { type SubmitInput, type Submitted, submitAnswers } from '../play/submit-answers.ts';
import type { HttpContext } from './context.ts';
import type { SubmissionResult } from './health/metrics.ts';

/** `submitAnswers`, counted and timed for `/metrics`. Refuses what it refuses. */
export function submitMeasured(context: HttpContext, input: SubmitInput): Promise<Submitted> {
  return measured(context, input.how, () => submitAnswers(context.services, input));
}

/** The same for anything that ends in a submission, such as sending a draft. */
export async function measured(
  { metrics }: HttpContext,
  how: SubmitInput['how'],
  submit: () => Promise<Submitted>,
): Promise<Submitted> {
  const start = performance.now();
  let result: SubmissionResult = 'failed';
  try {
    const submitted = await submit();
    result = submitted.repeated ? 'repeated' : 'taken';
    return submitted;
  } catch (error) {
    if (error instanceof Refusal) result = 'refused';
    throw error;
  } finally {
    metrics.submission(how, result, (performance.now() - start) / 1000);
  }
}
