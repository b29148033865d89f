import { msg } from '../msg.ts';
import { type Fault, fault } from './fault.ts';
import { isPlanar } from './is-planar.ts';
import type { PackFile } from './pack-schema.ts';

/** More than this many say nothing that the first ones did not. */
const TOLD = 8;

type Drawn = { readonly at: string; readonly edge: readonly [string, string] };

/**
 * Links and coasts that cannot be drawn, because others cross them or cut them off. What the shapes show can be drawn,
 * so what they do not show is at fault; then coasts rather than land links, and links of sea areas rather than coasts.
 * Arrows are drawn over the rest and may cross it.
 */
export function checkDrawing({ areas, seas, shapes }: PackFile): readonly Fault[] {
  const shown = new Set(shapes.links.map(({ between }) => between.toSorted().join()));
  const drawn: readonly Drawn[] = [
    ...areas.flatMap(({ id, links }) =>
      links
        .filter(({ to, by }) => by !== 'crossing' && id < to)
        .map(({ to }): Drawn => ({ at: `areas.${id}.links.${to}`, edge: [id, to] })),
    ),
    ...areas.flatMap(({ id, coasts }) =>
      coasts.map(({ sea }): Drawn => ({ at: `areas.${id}.coasts.${sea}`, edge: [id, sea] })),
    ),
    ...seas.flatMap(({ id, links }) =>
      links.filter(({ to }) => id < to).map(({ to }): Drawn => ({ at: `seas.${id}.links.${to}`, edge: [id, to] })),
    ),
  ];
  const faults: Fault[] = [];
  const isShown = ({ edge }: Drawn) => shown.has(edge.toSorted().join());
  let left = [...drawn.filter(isShown), ...drawn.filter((one) => !isShown(one))];
  while (faults.length < TOLD) {
    const wrong = firstWrong(left);
    if (!wrong) return faults;
    const [from, to] = wrong.edge;
    faults.push(fault(wrong.at, msg('empires-in-arms.pack.cut-off', { from, to })));
    left = left.filter((one) => one !== wrong);
  }
  return faults;
}

/** The first one that cannot be drawn together with all before it. */
function firstWrong(drawn: readonly Drawn[]): Drawn | undefined {
  const fits = (count: number) => isPlanar(drawn.slice(0, count).map(({ edge }) => edge));
  if (fits(drawn.length)) return undefined;
  let [fitting, tooMany] = [0, drawn.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return drawn[fitting];
}
