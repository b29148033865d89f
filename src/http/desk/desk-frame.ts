import { type MessageKey, msg } from '../../i18n/msg.ts';

const PAGES = {
  table: { path: '', label: 'moderation.nav-table' },
  compare: { path: '/compare', label: 'moderation.nav-compare' },
  rule: { path: '/rule', label: 'moderation.nav-rule' },
  seats: { path: '/seats', label: 'moderation.nav-seats' },
  mails: { path: '/mails', label: 'moderation.nav-mails' },
  clocks: { path: '/clocks', label: 'moderation.nav-clocks' },
  actors: { path: '/actors', label: 'moderation.nav-actors' },
  audit: { path: '/audit', label: 'moderation.nav-audit' },
} as const satisfies { readonly [page: string]: { readonly path: string; readonly label: MessageKey } };

export type DeskPage = keyof typeof PAGES;

/** What is above every page of a table's desk: where it belongs, and the ways to the others. */
export function deskFrame(table: { readonly id: string; readonly name: string }, here: DeskPage, dispute?: string) {
  const query = dispute === undefined ? '' : `?dispute=${dispute}`;
  return {
    table,
    dispute: dispute === undefined ? undefined : { id: dispute, href: `/t/${table.id}/disputes/${dispute}` },
    desk: `/desk/t/${table.id}`,
    nav: Object.entries(PAGES).map(([page, { path, label }]) => ({
      href: `/desk/t/${table.id}${path}${query}`,
      label: msg(label),
      current: page === here,
    })),
  };
}

/** `&dispute=…`, to be put behind an address that has a query already. */
export function alsoDispute(dispute: string | undefined): string {
  return dispute === undefined ? '' : `&dispute=${dispute}`;
}
