import {
  type DisputeInput,
  resolveDispute,
  takeDispute,
  talkInDispute,
  withdrawDispute,
} from '../../disputes/act-on-dispute.ts';
import type { DisputeView } from '../../disputes/read-dispute.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { attempt, type RefusedForm, refusedForm } from '../forms/refused-form.ts';

export type DisputeActName = 'take' | 'talk' | 'resolve' | 'withdraw';

/** Does what a form of a dispute's page asks for; gives what is wrong with it where its sender can mend it. */
export async function doInDispute(
  services: Services,
  input: DisputeInput,
  act: DisputeActName,
  fields: URLSearchParams,
): Promise<RefusedForm | undefined> {
  const done = await attempt(() => run(services, input, act, fields));
  if (!(done instanceof Refusal)) return undefined;
  const about = act === 'talk' ? 'text' : 'resolution';
  return done.code === 'bad-input' ? refusedForm(done, { about }) : refusedForm(done);
}

function run(
  services: Services,
  input: DisputeInput,
  act: DisputeActName,
  fields: URLSearchParams,
): Promise<DisputeView> {
  switch (act) {
    case 'take':
      return takeDispute(services, input);
    case 'talk':
      return talkInDispute(services, { ...input, text: fields.get('text') ?? '' });
    case 'resolve':
      return resolveDispute(services, { ...input, resolution: fields.get('resolution') ?? '' });
    case 'withdraw':
      return withdrawDispute(services, input);
  }
}
