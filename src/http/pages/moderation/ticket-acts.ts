import {
  resolveTicket,
  type TicketInput,
  takeTicket,
  talkInTicket,
  withdrawTicket,
} from '../../../disputes/tickets/act-on-ticket.ts';
import type { TicketView } from '../../../disputes/tickets/read-ticket.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { attempt, type RefusedForm, refusedForm } from '../forms/refused-form.ts';

export const TICKET_ACTS = ['take', 'talk', 'resolve', 'withdraw'] as const;
export type TicketActName = (typeof TICKET_ACTS)[number];

/** Does what a form of a dispute's page asks for; gives what is wrong with it where its sender can mend it. */
export async function doInTicket(
  services: Services,
  input: TicketInput,
  act: TicketActName,
  fields: URLSearchParams,
): Promise<RefusedForm | undefined> {
  const done = await attempt(() => run(services, input, act, fields));
  if (!(done instanceof Refusal)) return undefined;
  const about = act === 'talk' ? 'text' : 'resolution';
  return done.code === 'bad-input' ? refusedForm(done, { about }) : refusedForm(done);
}

function run(services: Services, input: TicketInput, act: TicketActName, fields: URLSearchParams): Promise<TicketView> {
  switch (act) {
    case 'take':
      return takeTicket(services, input);
    case 'talk':
      return talkInTicket(services, { ...input, text: fields.get('text') ?? '' });
    case 'resolve':
      return resolveTicket(services, { ...input, resolution: fields.get('resolution') ?? '' });
    case 'withdraw':
      return withdrawTicket(services, input);
  }
}
