import type { OptionalAction } from '../../../kernel/optional-action.ts';
import type { EmpiresInArms, Position } from '../types.ts';
import { giveAccess } from './give-access.ts';
import { msg } from './msg.ts';
import { takeBackAccess } from './take-back-access.ts';

/** 10.3: access is given and taken back beside the questions, by whoever has somebody to let in or out. */
export function accessActions(position: Position): readonly OptionalAction<EmpiresInArms>[] {
  return [
    {
      ask: 'give-access',
      args: {},
      seats: giveAccess.seats(position, {}),
      label: msg('empires-in-arms-access.give-brief'),
    },
    {
      ask: 'take-back-access',
      args: {},
      seats: takeBackAccess.seats(position, {}),
      label: msg('empires-in-arms-access.take-back-brief'),
    },
  ];
}
