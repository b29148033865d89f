import { ownPressAddress } from '../../mail/press/own-address.ts';
import type { Services } from '../../platform/services.ts';
import type { Publication } from '../../press/published-letters.ts';
import { readPublication } from '../../press/published-letters.ts';
import { type ByReader, findLetters, type PressView, readPress, type ThreadView } from '../../press/read-press.ts';

/** All that the letters' page of somebody shows, as data. */
export async function pressOf(services: Services, reader: ByReader, search: string | undefined) {
  const press = await readPress(services, reader);
  const { tableId, playerId } = reader;
  const [publication, found, address] = await Promise.all([
    readPublication(services, tableId),
    search === undefined || search.trim() === '' ? undefined : findLetters(services, { ...reader, words: search }),
    ownPressAddress(services, { of: 'press', id: tableId }, playerId),
  ]);
  const { table, me, threads, unread } = press;
  return {
    ...aroundOf(press),
    people: table.people
      .filter(({ who }) => who !== me.who)
      .map(({ who, name, playerName, playerId: reads }) => ({ who, name, playerName, reads: reads !== undefined })),
    address,
    unread,
    threads,
    found,
    publication: { ...countOf(publication), mine: publication.agreed.includes(playerId) },
  };
}

export function threadOf(view: ThreadView) {
  const { thread, letters, older, unsigned, answerTo } = view;
  return { ...aroundOf(view), with: view.with, unsigned, answerTo, thread, letters, older };
}

/** How many have agreed; who they are is nobody's business. */
export function countOf({ state, agreed, players }: Publication) {
  return { state, agreed: agreed.length, players };
}

function aroundOf({ table, me, closed, muted }: Pick<PressView, 'table' | 'me' | 'closed' | 'muted'>) {
  return { me: { who: me.who, name: me.name }, policy: table.policy, closed, muted };
}
