import { messagesOf } from '../../../kernel/message.ts';
import type { GameModule } from '../../../kernel/rules.ts';
import type { NewTableInput } from '../../../tables/new-table.ts';
import type { Pace } from '../../../tables/pace.ts';
import type en from '../../../words/en/pages.json';
import type { FieldProblem } from '../forms/answer-of-form.ts';

const say = messagesOf<typeof en>();

export type Reading =
  | { readonly ok: true; readonly input: Omit<NewTableInput, 'hostId'> }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** What the form for a new table asks for; only a pack that is no JSON cannot be read at all, the rest the tables judge. */
export function readNewTableForm(game: GameModule, fields: URLSearchParams): Reading {
  const pack = readPack(fields.get('pack') ?? '');
  if (!pack.ok) return pack;
  const seat = fields.get('me') ?? 'any';
  return {
    ok: true,
    input: {
      game: game.rules.id,
      name: fields.get('name') ?? '',
      players: Number(fields.get('players') ?? game.rules.players.min),
      options: Object.fromEntries(
        game.rules.optionFields.map(({ id, initial }) => [id, fields.get(`option.${id}`) ?? initial]),
      ),
      ...(pack.content === undefined ? {} : { pack: pack.content }),
      hostSeat: seat === 'none' ? undefined : seat,
      hostSalt: fields.get('salt') ?? '',
      invitations: readInvitations(fields),
      pace: {
        hours: Number(fields.get('hours')),
        skipWeekend: fields.has('weekend'),
        atExpiry: expiryOf(fields.get('expiry')),
        graceHours: Number(fields.get('grace')),
      },
      timeZone: fields.get('timeZone') ?? '',
      public: fields.get('who') === 'public',
    },
  };
}

/** Rows of an address and a seat; rows without an address are passed over. */
function readInvitations(fields: URLSearchParams): NewTableInput['invitations'] {
  const seats = fields.getAll('for');
  return fields.getAll('email').flatMap((email, i) => {
    if (email.trim() === '') return [];
    return [{ email, seat: seats[i] || undefined }];
  });
}

function expiryOf(text: string | null): Pace['atExpiry'] {
  return text === 'fallback' || text === 'moderator' ? text : 'wait';
}

function readPack(text: string): { readonly ok: true; readonly content: unknown } | (Reading & { readonly ok: false }) {
  if (text.trim() === '') return { ok: true, content: undefined };
  try {
    return { ok: true, content: JSON.parse(text) };
  } catch (error) {
    const reason = say('pages.new.pack-not-json', { problem: error instanceof Error ? error.message : '' });
    return { ok: false, problems: [{ field: 'pack', reason }] };
  }
}
