import { type Sitting as AtSeat, seat } from '../route/guards/seat.ts';
import { type PageCall, page } from '../route/page.ts';
import type { OptionalActionSitting } from './optional-action-form.ts';
import { optionalActionAddress } from './optional-action-model.ts';
import { sendOptionalAction, showOptionalAction } from './optional-action-pages.ts';
import { composing } from './own-composer.ts';

/** The forms of what a signed-in player may do beside their move, for the seat they hold. */
export const showOwnOptionalAction = page({ method: 'get', path: '/t/:table/actions/:action', access: seat }, (call) =>
  showOptionalAction(call, formOf(call)),
);
export const sendOwnOptionalAction = page({ method: 'post', path: '/t/:table/actions/:action', access: seat }, (call) =>
  sendOptionalAction(call, formOf(call)),
);

type Asked = PageCall & AtSeat & { readonly params: { readonly action: string } };

function formOf(call: Asked): OptionalActionSitting {
  const optionalAction = call.params.action;
  const action = optionalActionAddress(call.tableId, optionalAction);
  return { sitting: composing(call), optionalAction, action, alone: false };
}
