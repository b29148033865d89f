import type { GameModule } from '../../kernel/rules.ts';
import type { NewTableInput } from '../../lobby/new-table.ts';
import type { TimeControl } from '../../time/time-control.ts';
import { readPressFields } from './press-fields.ts';
import { readSaltFields } from './salt-fields.ts';
import { readTimeControlFields } from './time-control-fields.ts';

/** More than any game has seats. */
const MOST_COMPUTERS = 50;

/** What the form for a new table asks for; whether it is possible the tables judge. */
export function readNewTableForm(game: GameModule, fields: URLSearchParams): Omit<NewTableInput, 'hostId'> {
  const seat = fields.get('me') ?? 'any';
  const packText = fields.get('pack') ?? '';
  const { salt, saltHash } = readSaltFields(fields);
  return {
    game: game.rules.id,
    name: fields.get('name') ?? '',
    word: fields.get('word') ?? '',
    players: Number(fields.get('players') ?? game.rules.players.min),
    options: Object.fromEntries(
      game.rules.optionFields.map(({ id, initial }) => [id, fields.get(`option.${id}`) ?? initial]),
    ),
    ...(packText.trim() === '' ? {} : { packText }),
    hostSeat: seat === 'none' ? undefined : seat,
    hostSalt: salt,
    hostSaltHash: saltHash,
    invitations: readInvitations(fields),
    computers: Array.from({ length: Math.min(MOST_COMPUTERS, Number(fields.get('computers') ?? 0) || 0) }, () => ({})),
    timeControl: {
      hours: Number(fields.get('hours')),
      skipWeekend: fields.has('weekend'),
      atExpiry: expiryOf(fields.get('expiry')),
      graceHours: Number(fields.get('grace')),
      ...readTimeControlFields(fields),
    },
    policy: {
      ...(fields.get('seating') === 'bids' ? { seating: 'bids' } : {}),
      ...(fields.has('pauses') ? { emergencyPauses: Number(fields.get('pauses')) } : {}),
      ...(fields.get('computerPace') === 'human' ? { computerPace: 'human' } : {}),
      ...(fields.has('unrated') ? { rated: false } : {}),
      ...(fields.get('ready') === 'names' ? { namesReady: true } : {}),
      ...readPressFields(fields),
    },
    timeZone: fields.get('timeZone') ?? '',
    public: fields.get('who') === 'public',
  };
}

function readInvitations(fields: URLSearchParams): NewTableInput['invitations'] {
  const emails = fields.getAll('email');
  const seats = fields.getAll('for');
  return invitedRows(fields).map((row) => ({ email: emails[row] ?? '', seat: seats[row] || undefined }));
}

/** The rows of the form, counted from 0, that have an address: each is an invitation. */
export function invitedRows(fields: URLSearchParams): readonly number[] {
  return fields.getAll('email').flatMap((email, row) => (email.trim() === '' ? [] : [row]));
}

function expiryOf(text: string | null): TimeControl['atExpiry'] {
  return text === 'fallback' || text === 'moderator' ? text : 'wait';
}
