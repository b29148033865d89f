/** With ruleset 2 fleets and corps move. New games get it when all of 6 and 7 is there. */
export const RULESET = { current: 1, flags: { march: 2 } };

/** True in campaigns in which fleets and corps move, and are supplied. */
export const marches = ({ ruleset }: { readonly ruleset: number }): boolean => ruleset >= RULESET.flags.march;
