import type { Power } from '../pack-lists.ts';

/** What a victor offers: one must be accepted, the other may be refused (4.4.2.2). */
export type PeaceKind = 'conditional' | 'unconditional';
/** What those who were sued offer. They write it in secret and show it together (official errata to 4.4.2). */
export type Offers = { readonly [P in Power]?: PeaceKind };

/** Why a loser's answer does not hold. A conditional peace needs none: it must be accepted (4.4.2.2). */
export type NoAnswer = { readonly why: 'not_offered' | 'must_accept'; readonly power: Power };

/** @param refused whose peace the loser does not accept */
export function whyNotRefuse(offers: Offers, refused: readonly Power[]): NoAnswer | undefined {
  const wrong = refused.find((power) => offers[power] !== 'unconditional');
  if (wrong === undefined) return undefined;
  return { why: offers[wrong] === undefined ? 'not_offered' : 'must_accept', power: wrong };
}

/** With whom there is peace, and which. Throws where the loser may not refuse. */
export function settleSuit(
  sued: readonly Power[],
  offers: Offers,
  refused: readonly Power[],
): readonly { readonly power: Power; readonly kind: PeaceKind }[] {
  const no = whyNotRefuse(offers, refused);
  if (no) throw new Error(`the peace of ${no.power} cannot be refused: ${no.why}`);
  return sued.flatMap((power) => {
    const kind = offers[power];
    if (kind === undefined) throw new Error(`${power} was sued and must offer a peace`);
    return refused.includes(power) ? [] : [{ power, kind }];
  });
}
