import type { Link, LinkPurpose } from '../../../mail/links/link.ts';
import { type LinkReading, readLink } from '../../../mail/links/read-link.ts';
import type { Guard } from '../guard.ts';

type ByToken = { readonly params: { readonly token: string } };
type LinkFor<P extends LinkPurpose> = Extract<Link, { readonly purpose: P }>;

export type Followed<P extends LinkPurpose> = {
  readonly token: string;
  /** What it is for; one that is over says why. */
  readonly reading: LinkReading<LinkFor<P>>;
};

/** Anybody with a link of a mail that was issued for this purpose, signed in or not, be it live or over. */
export function link<P extends LinkPurpose>(purpose: P): Guard<Followed<P>, ByToken> {
  return {
    name: 'link',
    known: 'as anybody',
    async grant({ services, input }) {
      const { token } = input.params;
      return { token, reading: await readLink(services, purpose, token) };
    },
  };
}
