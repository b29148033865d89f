import type { Translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { BidsView } from '../../lobby/bids/view-bids.ts';
import { FRESH, type RefusedForm, textField } from '../forms/refused-form.ts';

type Answered = { readonly fields: URLSearchParams; readonly form: RefusedForm };

/** Who has not bid yet, and the form with the reader's own bids, if they have joined: a number for each seat. */
export function bidsModel(bids: BidsView, translator: Translator, answered: Answered | undefined) {
  const { about, seats, owing, mine, mayBid } = bids;
  const { fields, form = FRESH } = answered ?? {};
  const kept = (seat: SeatId) => (mine === undefined ? '' : String(mine[seat] ?? 0));
  return {
    about,
    owing,
    changes: mine !== undefined,
    fields: mayBid
      ? seats.map(({ seat, name, most }) => ({
          ...textField(bidField(seat), fields?.get(bidField(seat)) ?? kept(seat), form),
          label: translator.t(name),
          help: translator.text('bids.most', { most }),
          max: String(most),
        }))
      : [],
  };
}

/** The field for the bid for a seat. */
export function bidField(seat: SeatId): string {
  return `bid.${seat}`;
}

/** The bids of a form: numbers where numbers were typed, 0 where a field was left empty. */
export function readBidFields(fields: URLSearchParams): { readonly [seat: SeatId]: unknown } {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const { seat } = /^bid\.(?<seat>.+)$/s.exec(name)?.groups ?? {};
      return seat === undefined ? [] : [[seat, readNumber(value.trim())] as const];
    }),
  );
}

function readNumber(text: string): number | string {
  if (text === '') return 0;
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
