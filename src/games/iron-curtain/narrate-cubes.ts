import type { Message } from '../../kernel/message.ts';
import type { Cubes, Fact } from './fact.ts';
import { nameOf } from './map/cards.ts';
import { controller, dominator, type OnCard } from './map/dominance.ts';
import { msg } from './msg.ts';
import type { Figures, Pack, Side } from './pack-types.ts';

type CubeFact = Extract<
  Fact,
  {
    readonly type:
      | 'cubes-placed'
      | 'cube-taken-back'
      | 'nothing-placed'
      | 'placing-done'
      | 'cubes-removed'
      | 'cube-moved'
      | 'moving-done';
  }
>;

/** What was done with cubes, and what it changed on each card: who leads or dominates there now. */
export function narrateCubes(pack: Pack, fact: CubeFact): Message {
  const { side } = fact;
  switch (fact.type) {
    case 'cubes-placed':
      return msg('iron-curtain.told.cubes', {
        side,
        placed: fact.placed.map((on) =>
          msg('iron-curtain.told.on-card', {
            amount: on.amount,
            card: nameOf(pack, on.card),
            standing: standingText(pack.figures, on, side, on.amount),
          }),
        ),
        tax: fact.placed.reduce((sum, { tax }) => sum + tax, 0),
        taxTo: fact.taxTo,
        reserve: fact.reserve,
      });
    case 'cube-taken-back':
      return msg('iron-curtain.told.taken-back', {
        side,
        card: nameOf(pack, fact.from.card),
        standing: standingText(pack.figures, fact.from, side, -1),
      });
    case 'nothing-placed':
      return msg('iron-curtain.told.placed-nothing', {
        side,
        why: fact.why,
        cause: fact.cause,
        card: nameOf(pack, fact.card),
      });
    case 'placing-done':
      return msg('iron-curtain.told.placing-done', {
        side,
        chosen: fact.chosen ? 'yes' : 'no',
        unused: fact.unused,
        cause: fact.cause,
        card: nameOf(pack, fact.card),
      });
    case 'cubes-removed':
      if (fact.removed.length === 0)
        return msg('iron-curtain.told.removed-none', { side, card: nameOf(pack, fact.card) });
      return msg('iron-curtain.told.removed', {
        side,
        owner: fact.owner,
        removed: fact.removed.map((on) =>
          msg('iron-curtain.told.off-card', {
            amount: on.amount,
            card: nameOf(pack, on.card),
            standing: standingText(pack.figures, on, fact.owner, -on.amount),
          }),
        ),
        count: fact.removed.reduce((sum, { amount }) => sum + amount, 0),
        to: fact.to,
      });
    case 'cube-moved':
      return msg('iron-curtain.told.moved', {
        side,
        from: nameOf(pack, fact.from.card),
        fromStanding: standingText(pack.figures, fact.from, side, -1),
        to: nameOf(pack, fact.to.card),
        toStanding: standingText(pack.figures, fact.to, side, 1),
      });
    case 'moving-done':
      return msg('iron-curtain.told.moving-done', { side, card: nameOf(pack, fact.card), moved: fact.moved });
  }
}

/** Who leads on a card after a side's cubes there changed by `change`, and whether that is new. */
function standingText(figures: Figures, after: Cubes, side: Side, change: number): Message {
  const before = { us: after.us, ussr: after.ussr, [side]: after[side] - change };
  const now = standingOf(figures, after);
  const then = standingOf(figures, before);
  return msg('iron-curtain.standing', {
    kind: now.kind,
    side: now.side ?? 'nobody',
    now: now.kind === then.kind && now.side === then.side ? 'no' : 'yes',
    high: Math.max(after.us, after.ussr),
    low: Math.min(after.us, after.ussr),
  });
}

function standingOf(figures: Figures, card: OnCard) {
  const dominant = dominator(figures, card);
  if (dominant) return { kind: 'dominates', side: dominant };
  const leader = controller(figures, card);
  if (leader) return { kind: 'leads', side: leader };
  return { kind: card.us + card.ussr > 0 ? 'level' : 'empty', side: undefined };
}
