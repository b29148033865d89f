import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { type JoinLinkView, LONGEST_LINK, MOST_BY_LINK } from '../../lobby/join-links.ts';
import type { LobbyView, PlaceView } from '../../lobby/lobby-view.ts';
import type { AwaitedWords } from '../../lobby/salts/read-awaited-words.ts';
import type { TableView } from '../../play/table-view.ts';
import { FRESH, type RefusedForm, selectField, textField } from '../forms/refused-form.ts';
import { seatClass } from '../tables/seat-class.ts';
import { bidsModel } from './bids-model.ts';
import { saltFields } from './salt-fields.ts';

const STATES: { readonly [status in PlaceView['status']]: MessageKey } = {
  joined: 'pages.lobby.joined',
  invited: 'pages.lobby.invited',
  declined: 'pages.lobby.declined',
  withdrawn: 'pages.lobby.withdrawn',
};

/** For how many days a link works, if its host does not say. */
const USUAL_DAYS = 14;

type LobbyReader = {
  readonly playerId: string | undefined;
  readonly translator: Translator;
  readonly signIn: string;
  /** The form as it was sent, when it was refused. */
  readonly answered?: { readonly fields: URLSearchParams; readonly form: RefusedForm } | undefined;
  /** For the host: the links that work, and the one that was made just now. */
  readonly joinLinks: readonly JoinLinkView[];
  readonly joinLink: string | undefined;
};

/** The people who have joined and who are invited, and what the reader can do about it. */
export function lobbyModel(table: TableView, lobby: LobbyView, reader: LobbyReader) {
  const { playerId, translator } = reader;
  const host = table.hostId === playerId;
  const joined = lobby.places.some((place) => place.status === 'joined' && place.playerId === playerId);
  const invited = lobby.places.find((place) => place.status === 'invited' && place.playerId === playerId);
  const mayJoin = !joined && (invited !== undefined || (table.public && lobby.open > 0));
  return {
    places: placeLines(table, lobby, playerId, translator),
    word:
      lobby.word === ''
        ? undefined
        : { says: msg('lobby.says', { host: table.hostName }), lines: lobby.word.split('\n') },
    host,
    leaves: joined && !lobby.words,
    missing: lobby.open,
    anySeat: msg(lobby.bids ? 'bids.place' : 'pages.lobby.any-seat'),
    bids: lobby.bids && {
      ...bidsModel(lobby.bids, translator, reader.answered),
      tableId: table.id,
      // Nothing to begin without while somebody can still join, or once all have bid.
      canStart: host && isFull(lobby) && lobby.bids.owing.length > 0,
    },
    words: lobby.words && wordsModel(lobby.words, reader.answered),
    share: host && (lobby.open > 0 || reader.joinLinks.length > 0) ? shareForm(lobby, reader) : undefined,
    invite: host && lobby.open > 0 ? inviteForm(table, lobby, translator, reader.answered) : undefined,
    computer:
      host && lobby.open > 0 && !lobby.bids ? computerForm(table, lobby, translator, reader.answered) : undefined,
    signIn: mayJoin && playerId === undefined ? reader.signIn : undefined,
    answer:
      mayJoin && playerId !== undefined
        ? seatForm({
            action: `/t/${table.id}/join`,
            seats: seatChoices(table, lobby, invited?.seat),
            accept: msg(invited ? 'pages.invitation.accept' : 'pages.lobby.join'),
            canDecline: invited !== undefined,
            terms: lobby.terms,
            ...reader.answered,
          })
        : undefined,
  };
}

function isFull({ open, places }: LobbyView): boolean {
  return open === 0 && !places.some(({ status }) => status === 'invited');
}

/** Whose words are waited for, and the form with which the reader opens theirs. */
function wordsModel({ owing, mine, serverSalt }: AwaitedWords, answered: LobbyReader['answered']) {
  const { fields, form = FRESH } = answered ?? {};
  return { owing, mine, serverSalt, field: textField('words', fields?.get('words') ?? '', form) };
}

/** The host asks somebody (else) to a place that is open. */
function inviteForm(table: TableView, lobby: LobbyView, translator: Translator, answered: LobbyReader['answered']) {
  const { fields = new URLSearchParams(), form = FRESH } = answered ?? {};
  return {
    email: textField('email', fields.get('email') ?? '', form),
    seat: selectField('for', fields.get('for') ?? '', seatOptions(table, lobby, translator)),
  };
}

/** The host makes a link to send where people talk. */
function shareForm({ open }: LobbyView, { answered, joinLinks, joinLink }: LobbyReader) {
  const { fields = new URLSearchParams(), form = FRESH } = answered ?? {};
  return {
    links: joinLinks,
    made: joinLink,
    most: { ...textField('most', fields.get('most') ?? String(Math.max(1, open)), form), max: String(MOST_BY_LINK) },
    days: { ...textField('days', fields.get('days') ?? String(USUAL_DAYS), form), max: String(LONGEST_LINK) },
    isOpen: joinLink !== undefined || form.problems.some(({ field }) => field === 'most' || field === 'days'),
  };
}

/** The host has a computer player take a place. */
function computerForm(table: TableView, lobby: LobbyView, translator: Translator, answered: LobbyReader['answered']) {
  const { fields = new URLSearchParams(), form = FRESH } = answered ?? {};
  return { seat: selectField('computer', fields.get('computer') ?? '', seatOptions(table, lobby, translator), form) };
}

function seatOptions(table: TableView, lobby: LobbyView, translator: Translator) {
  const seats = seatChoices(table, lobby, undefined).map(({ seat, label }) => ({
    value: seat,
    label: translator.t(label),
  }));
  return [{ value: '', label: translator.text('pages.lobby.any-seat') }, ...seats];
}

/** Everybody who has joined or is asked, with what a reader who is the host can do about them. */
export function placeLines(table: TableView, lobby: LobbyView, playerId: string | undefined, translator: Translator) {
  const host = table.hostId === playerId;
  return lobby.places.map((place) => ({
    name: table.seats.find((one) => one.seat === place.seat)?.name,
    seatClass: seatClass(table.seats, place.seat),
    who: place.isComputer
      ? translator.text('computer.name')
      : (place.playerName ?? place.email ?? translator.text('pages.lobby.somebody')),
    state: msg(place.failed ? 'lobby.failed' : STATES[place.status]),
    failed: place.failed,
    // An empty value stands for a seat that the lot will give.
    unseat: host && place.isComputer ? { seat: place.seat ?? '' } : undefined,
    withdraw: host && place.status === 'invited' ? place.invitationId : undefined,
    remind: place.mayRemind ? place.invitationId : undefined,
    remove: host && !lobby.words && isGuest(place, table.hostId) ? place.playerId : undefined,
  }));
}

/** Somebody who has joined, and is neither the host nor a computer player. */
function isGuest({ status, playerId, isComputer }: PlaceView, hostId: string): boolean {
  return status === 'joined' && !isComputer && playerId !== hostId;
}

/** The seats that can be chosen, with "any" first; none to choose where the seat is given. */
export function seatChoices(table: TableView, lobby: LobbyView, given: SeatId | undefined) {
  if (given !== undefined || lobby.free.length === 0) return [];
  return lobby.free.map((seat) => ({
    seat,
    label: table.seats.find((one) => one.seat === seat)?.name ?? msg('pages.game.value', { value: seat }),
  }));
}

type SeatFormInput = {
  readonly action: string;
  readonly seats: readonly { readonly seat: SeatId; readonly label: Message }[];
  readonly accept: Message;
  readonly canDecline: boolean;
  /** What they agree to: the table as it is shown to them. */
  readonly terms: number;
  readonly fields?: URLSearchParams;
  readonly form?: RefusedForm;
};

/** The form with which somebody takes a seat. */
export function seatForm({ action, seats, accept, canDecline, terms, fields, form = FRESH }: SeatFormInput) {
  const picked = fields?.get('seat') ?? '';
  const choices = [{ seat: '', label: msg('pages.invitation.seat-any') }, ...seats];
  return {
    action,
    accept,
    canDecline,
    terms,
    seatProblem: form.problems.find(({ field }) => field === 'seat')?.reason,
    seats:
      choices.length === 1
        ? []
        : choices.map(({ seat, label }, i) => ({
            id: i === 0 ? 'seat' : `seat-${i}`,
            value: seat,
            label,
            picked: seat === picked,
          })),
    salt: saltFields(fields, form),
  };
}

/** The table that somebody agrees to with the form, as they saw it. */
export function readTerms(fields: URLSearchParams): { readonly terms: number | undefined } {
  const terms = Number(fields.get('terms') ?? Number.NaN);
  return { terms: Number.isSafeInteger(terms) ? terms : undefined };
}
