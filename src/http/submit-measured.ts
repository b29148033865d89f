import { Refusal } from '../kernel/refusal.ts';
import { type SubmitInput, type Submitted, submitAnswers } from '../play/submit-answers.ts';
import type { HttpContext } from './context.ts';
import type { SubmissionResult } from './health/metrics.ts';

/** `submitAnswers`, counted and timed for `/metrics`. Refuses what it refuses. */
export function submitMeasured(context: HttpContext, input: SubmitInput): Promise<Submitted> {
  return measured(context, input.how, () => submitAnswers(context.services, input));
}

/** The same for anything that ends in a submission, such as sending a draft; undefined: nothing was written. */
export async function measured<Sent extends Submitted | undefined>(
  { metrics }: HttpContext,
  how: SubmitInput['how'],
  submit: () => Promise<Sent>,
): Promise<Sent> {
  const start = performance.now();
  let result: SubmissionResult = 'failed';
  try {
    const submitted = await submit();
    result = !submitted ? 'refused' : submitted.repeated ? 'repeated' : 'taken';
    return submitted;
  } catch (error) {
    if (error instanceof Refusal) result = 'refused';
    throw error;
  } finally {
    metrics.submission(how, result, (performance.now() - start) / 1000);
  }
}
