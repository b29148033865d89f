import type { Owner, Power } from '../pack-lists.ts';
import { type NoInformalPeace, whyNotInformalPeace } from '../peace/make-informal-peace.ts';
import { type NoSuit, whyNotSue } from '../peace/sue.ts';
import { enemiesOf } from '../relations/pair.ts';
import { whyNotCombine } from './combine-movement.ts';
import { whyNotFree } from './declare-free.ts';
import type { PoliticalLine } from './political-line.ts';
import type { LapsedOrder } from './politics-fact.ts';
import { whyNotBreak, whyNotOffer } from './reveal-alliances.ts';
import type { SheetBasis } from './sheet-basis.ts';
import { type NoWant, whyNotWant } from './whom-to-want.ts';
import type { Written } from './written.ts';

/** Why a line does not fit on a sheet of political orders; undefined: it does. */
export type NoLine =
  | LapsedOrder
  | { readonly order: 'sue'; readonly no: NoSuit }
  | { readonly order: 'offer_peace'; readonly with: Power; readonly no: NoInformalPeace }
  | { readonly order: 'want'; readonly minor: Owner; readonly no: NoWant }
  | { readonly order: 'sheet'; readonly no: AtOdds };

/** A line that contradicts another one of the same sheet. */
export type AtOdds =
  /** The sheet declares war on them, so nothing else is to be had of them. */
  | { readonly why: 'declared'; readonly with: Owner }
  /** The sheet wants something else of them: an alliance, combined movement, or control. */
  | { readonly why: 'wanted'; readonly with: Owner }
  /** The sheet breaks the alliance that combined movement needs. */
  | { readonly why: 'broken'; readonly with: Power };

export function whyNotWrite(basis: SheetBasis, written: Written, line: PoliticalLine): NoLine | undefined {
  return whyAgainstRules(basis, written, line) ?? whyAtOdds(written, line);
}

/** What the rules refuse as things stand when the sheet is written. */
function whyAgainstRules(basis: SheetBasis, written: Written, line: PoliticalLine): NoLine | undefined {
  const { state, power } = basis;
  switch (line.order) {
    case 'declare': {
      const no = basis.limit(line.target);
      return no && { ...line, no };
    }
    case 'sue': {
      const no = whyNotSue(basis, power, line.whom === 'all' ? enemiesOf(state, power) : [line.whom]);
      return no && { order: 'sue', no };
    }
    case 'offer_peace': {
      const no = whyNotInformalPeace(state, power, line.with);
      return no && { ...line, no };
    }
    case 'ally': {
      const no = whyNotOffer(state, power, line.with);
      // 4.4 comes before 4.5: who hopes for peace may hope for an alliance, too.
      return no && !(no.why === 'at_war' && hopesForPeace(written, line.with)) ? { ...line, no } : undefined;
    }
    case 'want': {
      if (line.minors === 'all') return undefined;
      const refused = line.minors.flatMap((minor): NoLine[] => {
        const no = whyNotWant(basis, power, minor);
        return no ? [{ order: 'want', minor, no }] : [];
      });
      return refused[0];
    }
    case 'break': {
      const no = whyNotBreak(state, power, line.with);
      return no && { ...line, no };
    }
    case 'free': {
      const no = whyNotFree(basis, power, line.minor);
      return no && { ...line, no };
    }
    case 'combine': {
      // 4.5 comes before 4.9: who is offered an alliance may be an ally by then.
      const allies = line.with.filter((other) => !written.ally.includes(other));
      const no = whyNotCombine(state, power, allies);
      const [phase = 'land'] = line.phases;
      return no && { order: 'combine', phase, with: line.with, no };
    }
  }
}

const hopesForPeace = ({ sue, offerPeace }: Written, other: Power) =>
  sue === 'all' || sue === other || offerPeace.includes(other);

/** What contradicts another line. */
function whyAtOdds(written: Written, line: PoliticalLine): NoLine | undefined {
  const odds = oddsOf(written, line);
  return odds && { order: 'sheet', no: odds };
}

function oddsOf(written: Written, line: PoliticalLine): AtOdds | undefined {
  const { declare, ally, combine, want } = written;
  const combined = [...(combine.naval ?? []), ...(combine.land ?? [])];
  switch (line.order) {
    case 'declare': {
      const { target } = line;
      const others: readonly Owner[] = [
        ...ally,
        ...written.break,
        ...combined,
        ...(want === 'all' ? [] : (want ?? [])),
      ];
      return others.includes(target) ? { why: 'wanted', with: target } : undefined;
    }
    case 'sue':
    case 'offer_peace':
    case 'free':
      return undefined;
    case 'ally':
      return declare.includes(line.with) ? { why: 'declared', with: line.with } : undefined;
    case 'want': {
      const target = line.minors === 'all' ? undefined : line.minors.find((minor) => declare.includes(minor));
      return target === undefined ? undefined : { why: 'declared', with: target };
    }
    case 'break':
      if (combined.includes(line.with)) return { why: 'wanted', with: line.with };
      return declare.includes(line.with) ? { why: 'declared', with: line.with } : undefined;
    case 'combine': {
      const enemy = line.with.find((power) => declare.includes(power));
      if (enemy !== undefined) return { why: 'declared', with: enemy };
      const left = line.with.find((power) => written.break.includes(power));
      return left === undefined ? undefined : { why: 'broken', with: left };
    }
  }
}
