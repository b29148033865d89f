import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { msg } from '../../i18n/msg.ts';
import { lengthText, paceText } from '../../lobby/about-table.ts';
import type { TableView } from '../../play/table-view.ts';
import { gameOf } from '../games/game-of.ts';
import { lobbyRecords } from '../people/reliability-words.ts';
import type { PageCall } from '../route/page.ts';
import { optionLines } from '../tables/option-lines.ts';
import { timeControlWords } from '../time/time-control-words.ts';
import { placeLines } from './lobby-model.ts';

/**
 * What somebody wants to know before they join a table: who asks, who else plays, what it is, how long and how fast.
 * `without`: their own invitation, of which they need not read.
 */
export async function aboutTable(
  { services, translator }: Pick<PageCall, 'services' | 'translator'>,
  table: TableView,
  without?: string,
) {
  const { lobby } = table;
  const game = gameOf(services, table.game);
  const { rules, rulebook, goesWithout } = game;
  const people = lobby
    ? placeLines(table, lobby, undefined, translator).filter(
        (_, i) => without === undefined || lobby.places[i]?.invitationId !== without,
      )
    : [];
  return {
    table,
    word: lobby?.word
      ? { says: msg('lobby.says', { host: table.hostName }), lines: lobby.word.split('\n') }
      : undefined,
    blurb: rules.blurb,
    goesWithout: goesWithout?.(table.ruleset),
    people,
    open: lobby?.open,
    bids: lobby?.bids,
    moderators: (await moderatorsOf(services, table.id)).own.map(({ name }) => name),
    records: await lobbyRecords(services, lobby, translator),
    length: lengthText(game, table.seats.length, table.options),
    pace: paceText(table.timeControl, translator),
    timeControl: timeControlWords(table.timeControl, translator),
    changed: optionLines(rules.optionFields, table.options).filter(({ usual }) => !usual),
    rulebook: rulebook !== undefined,
    picture: { src: `/games/${table.game}/board.png`, alt: msg('lobby.picture', { game: rules.name }) },
    reconstructed: table.pack.reconstructed,
  };
}
