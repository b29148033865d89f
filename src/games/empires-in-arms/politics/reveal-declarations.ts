import { isPower } from '../forces/who-commands.ts';
import { type MinorId, type Owner, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type Bond, goToWar, goToWarWithEachOther } from '../relations/go-to-war.ts';
import { limitsOf, type NoWar } from './may-not-declare.ts';

/** On whom each power declares war, as it was written in secret (4.2). */
export type Declarations = { readonly [P in Power]?: readonly Owner[] };

/** What came of a declaration. */
export type Declared =
  | {
      readonly what: 'war';
      readonly aggressor: Power;
      readonly defender: Power;
      readonly broken: readonly Bond[];
    }
  /** The two declared it on each other at once: both are aggressors, and neither calls an ally (4.3.1.2). */
  | { readonly what: 'mutual_war'; readonly aggressors: readonly [Power, Power]; readonly broken: readonly Bond[] }
  | { readonly what: 'war_on_minor'; readonly aggressor: Power; readonly minor: MinorId };

/** The first of a power's targets that it may not have; undefined: all are in order. */
export function whyNotDeclareWars(
  board: Board,
  aggressor: Power,
  targets: readonly Owner[],
  limit = limitsOf(board, aggressor),
): NoWars | undefined {
  for (const [at, target] of targets.entries()) {
    const no: NoWars['no'] | undefined = targets.slice(0, at).includes(target) ? { why: 'twice' } : limit(target);
    if (no) return { target, no };
  }
  return undefined;
}
export type NoWars = { readonly target: Owner; readonly no: NoWar | { readonly why: 'twice' } };

/**
 * 4.2: all declarations are revealed at once. Each is judged by how things stood before, then all wars begin; what they
 * cost is lost. Those on one minor country are in the powers' order, since none was earlier (ruling); they are paid for
 * when somebody takes control of it (4.2.1.2). Throws where one may not be made.
 *
 * @param limits what `limitsOf` gives for powers, where it is known
 */
export function revealDeclarations(
  board: Board,
  declarations: Declarations,
  limits: ReadonlyMap<Power, (target: Owner) => NoWar | undefined> = new Map(),
): readonly Declared[] {
  for (const power of POWERS) {
    const refused = whyNotDeclareWars(board, power, declarations[power] ?? [], limits.get(power));
    if (refused) throw new Error(`${power} cannot declare war on ${refused.target}: ${refused.no.why}`);
  }
  const declares = (a: Power, b: Power) => declarations[a]?.includes(b) === true;
  return POWERS.flatMap((aggressor) =>
    (declarations[aggressor] ?? []).flatMap((target): readonly Declared[] => {
      if (!isPower(target)) return [declareOnMinor(board, aggressor, target)];
      if (!declares(target, aggressor))
        return [{ what: 'war', aggressor, defender: target, broken: goToWar(board, aggressor, target) }];
      // The first of the two speaks for both.
      if (POWERS.indexOf(target) < POWERS.indexOf(aggressor)) return [];
      const broken = goToWarWithEachOther(board, aggressor, target);
      return [{ what: 'mutual_war', aggressors: [aggressor, target], broken }];
    }),
  );
}

function declareOnMinor({ state }: Board, aggressor: Power, minor: MinorId): Declared {
  state.minorWars[minor] = [...(state.minorWars[minor] ?? []), aggressor];
  return { what: 'war_on_minor', aggressor, minor };
}
