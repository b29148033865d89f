import type { Translator } from '../../i18n/translator.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { LONGEST_WORD } from '../../lobby/read-word.ts';
import type { KeptPack } from '../../packs/kept-pack.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import { type RefusedForm, selectField, textField } from '../forms/refused-form.ts';
import { gameSummary } from '../games/game-pages.ts';
import { timeZoneField } from '../people/welcome-pages.ts';
import { keptPackField } from './kept-pack-field.ts';
import { rowField } from './new-table-refusal.ts';
import { pressFields } from './press-fields.ts';
import { saltFields } from './salt-fields.ts';
import { timeControlFields } from './time-control-fields.ts';

const HOURS = [1, 2, 4, 8, 12, 24, 36, 48, 72, 120, 168];
/** What is beyond is refused, and need not be kept. */
const LONGEST_HOURS = 10_000;
const GRACE = [0, 1, 2, 4, 12, 24, 48, 72];

type Input = {
  readonly games: readonly GameModule[];
  readonly game: GameModule;
  /** Kept packs of the game that the host may use. */
  readonly packs: readonly KeptPack[];
  readonly fields: URLSearchParams;
  readonly form: RefusedForm;
  readonly timeZone: string;
  readonly translator: Translator;
};

/** The form for a new table, filled in with what was sent, or with the usual. */
export function newTableModel({ games, game, packs, fields, form, timeZone, translator }: Input) {
  const { rules } = game;
  const sent = fields.has('name');
  const value = (name: string, usual: string) => fields.get(name) ?? usual;

  const seats = rules.seats(rules.players.max, rules.parseOptions({}));
  const seatNames = seats.map((seat) => ({ value: seat, label: translator.t(rules.seatName(seat)) }));
  const anySeat = { value: '', label: translator.text('pages.lobby.any-seat') };

  const emails = fields.getAll('email');
  const wanted = fields.getAll('for');
  const { min, max } = rules.players;

  const options = rules.optionFields.map((field) => {
    const name = `option.${field.id}`;
    const choices = field.values.map(({ id, label }) => ({
      value: id,
      label: id === field.initial ? translator.text('pages.new.usual-value', { value: label }) : translator.t(label),
    }));
    return {
      ...selectField(name, value(name, field.initial), choices, form),
      label: translator.t(field.label),
      help: field.help ? translator.t(field.help) : undefined,
      changed: value(name, field.initial) !== field.initial,
    };
  });
  return {
    form,
    game: gameSummary(game),
    games: games.length > 1 ? games.map((one) => ({ ...gameSummary(one), current: one === game })) : [],
    name: textField('name', value('name', ''), form),
    word: { ...textField('word', value('word', ''), form), maxlength: String(LONGEST_WORD) },
    players: min === max ? undefined : selectField('players', value('players', String(max)), numbers(min, max), form),
    onlyPlayers: min,
    me: [
      { value: 'any', label: translator.text('pages.new.me-any') },
      ...seatNames,
      { value: 'none', label: translator.text('pages.new.me-none') },
    ].map((choice, i) => ({ ...choice, id: `me-${i}`, picked: choice.value === value('me', 'any') })),
    invitations: seats.map((_, i) => ({
      number: i + 1,
      email: { ...textField(rowField('email', i), emails[i] ?? '', form), name: 'email' },
      seat: { ...selectField(rowField('for', i), wanted[i] ?? '', [anySeat, ...seatNames], form), name: 'for' },
    })),
    computers: selectField('computers', value('computers', '0'), numbers(0, max - 1), form),
    computerPace: selectField(
      'computerPace',
      value('computerPace', 'at-once'),
      [
        { value: 'at-once', label: translator.text('computer.pace-at-once') },
        { value: 'human', label: translator.text('computer.pace-human') },
      ],
      form,
    ),
    invitationProblem: textField('invitations', '', form).problem,
    seating: rules.bidding
      ? selectField(
          'seating',
          value('seating', 'chosen'),
          [
            { value: 'chosen', label: translator.text('bids.option-chosen') },
            { value: 'bids', label: translator.text('bids.option-bids') },
          ],
          form,
        )
      : undefined,
    unrated: fields.has('unrated'),
    isPublic: value('who', 'private') === 'public',
    hours: selectField(
      'hours',
      value('hours', String(USUAL_TIME_CONTROL.hours)),
      spans(withValue(HOURS, fields.get('hours')), translator),
      form,
    ),
    weekend: sent ? fields.has('weekend') : USUAL_TIME_CONTROL.skipWeekend,
    expiry: value('expiry', USUAL_TIME_CONTROL.atExpiry),
    grace: selectField(
      'grace',
      value('grace', String(USUAL_TIME_CONTROL.graceHours)),
      graces(withValue(GRACE, fields.get('grace')), translator),
      form,
    ),
    timeControlFields: timeControlFields(fields, form, translator),
    ready: rules.windows
      ? selectField(
          'ready',
          value('ready', 'count'),
          [
            { value: 'count', label: translator.text('pages.new.ready-count') },
            { value: 'names', label: translator.text('pages.new.ready-names') },
          ],
          form,
        )
      : undefined,
    press: pressFields(game, { fields, form, translator }),
    timeZone: timeZoneField(value('timeZone', timeZone), form),
    options,
    optionsOpen: options.some(({ changed, problem }) => changed || problem !== undefined),
    pack: textField('pack', value('pack', ''), form),
    keptPack: keptPackField(packs, fields, translator, form),
    mendable: game.packEditor !== undefined,
    packOpen: value('pack', '') !== '' || value('keptPack', '') !== '' || form.problems.some(isAboutPack),
    salt: saltFields(fields, form),
  };
}

const isAboutPack = ({ field }: RefusedForm['problems'][number]) => field === 'pack' || field === 'keptPack';

function numbers(min: number, max: number) {
  return Array.from({ length: max - min + 1 }, (_, i) => ({ value: String(min + i), label: String(min + i) }));
}

function spans(hours: readonly number[], translator: Translator) {
  return hours.map((hour) => ({ value: String(hour), label: translator.span(hour * HOUR_MS) }));
}

/** With a number that a table has which was made by a program. */
function withValue(numbers: readonly number[], text: string | null): readonly number[] {
  const value = Number(text ?? Number.NaN);
  if (!Number.isFinite(value) || value < 0 || value > LONGEST_HOURS || numbers.includes(value)) return numbers;
  return [...numbers, value].toSorted((one, other) => one - other);
}

function graces(numbers: readonly number[], translator: Translator) {
  return numbers.map((hour) => ({
    value: String(hour),
    label: hour === 0 ? translator.text('pages.new.grace-none') : translator.span(hour * HOUR_MS),
  }));
}
