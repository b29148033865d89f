import { type Arc, type Edge, orientGraph, type Vertex } from './orient-graph.ts';

/** A run of arcs back up the tree that must lie on one side. */
type Run = { low: Arc | undefined; high: Arc | undefined };
/** Two runs that must lie on different sides. */
type Pair = { left: Run; right: Run };
type Search = {
  readonly stack: Pair[];
  /** The next lower arc of the same run. */
  readonly next: Map<Arc, Arc | undefined>;
  /** What was on top of the stack before an arc was tried. */
  readonly bottom: Map<Arc, Pair | undefined>;
  readonly lowest: Map<Arc, Arc>;
};

/**
 * Whether a graph can be drawn in the plane without crossings: the left-right test of de Fraysseix, Ossona de Mendez
 * and Rosenstiehl in Brandes's words ("The Left-Right Planarity Test", 2009). It asks whether there is any drawing at
 * all, so it needs no positions; it takes time in proportion to the edges.
 */
export function isPlanar(edges: readonly Edge[]): boolean {
  const search: Search = { stack: [], next: new Map(), bottom: new Map(), lowest: new Map() };
  return orientGraph(edges).every((root) => isFree(search, root));
}

function isFree(search: Search, vertex: Vertex): boolean {
  const { stack, bottom, lowest } = search;
  const { parent, height } = vertex;
  for (const [n, arc] of vertex.arcs.entries()) {
    bottom.set(arc, stack.at(-1));
    if (arc.to.parent === arc) {
      if (!isFree(search, arc.to)) return false;
    } else {
      lowest.set(arc, arc);
      stack.push({ left: empty(), right: { low: arc, high: arc } });
    }
    if (arc.low >= height || !parent) continue;
    if (n === 0) lowest.set(parent, lowest.get(arc) ?? arc);
    else if (!constrain(search, arc, parent)) return false;
  }
  if (parent) trim(search, parent.from);
  return true;
}

/** Everything that an arc leads back to lies on one side of what its elder siblings lead back to. */
function constrain({ stack, next, bottom, lowest }: Search, arc: Arc, parent: Arc): boolean {
  const merged: Pair = { left: empty(), right: empty() };
  do {
    const top = stack.pop();
    if (!top) break;
    if (!isEmpty(top.left)) swap(top);
    if (!isEmpty(top.left)) return false;
    if (top.right.low && top.right.low.low > parent.low) append(next, merged.right, top.right);
    else if (top.right.low) next.set(top.right.low, lowest.get(parent));
  } while (stack.at(-1) !== bottom.get(arc));

  for (let top = stack.at(-1); top && (conflict(top.left, arc) || conflict(top.right, arc)); top = stack.at(-1)) {
    stack.pop();
    if (conflict(top.right, arc)) swap(top);
    if (conflict(top.right, arc)) return false;
    if (merged.right.low) next.set(merged.right.low, top.right.high);
    if (top.right.low) merged.right.low = top.right.low;
    append(next, merged.left, top.left);
  }
  if (!isEmpty(merged.left) || !isEmpty(merged.right)) stack.push(merged);
  return true;
}

/** Arcs that end at a vertex bind nobody above it. */
function trim({ stack, next }: Search, end: Vertex): void {
  for (let top = stack.at(-1); top && lowestOf(top) === end.height; top = stack.at(-1)) stack.pop();
  const top = stack.at(-1);
  if (!top) return;
  for (const [run, other] of [
    [top.left, top.right],
    [top.right, top.left],
  ] as const) {
    while (run.high && run.high.to === end) run.high = next.get(run.high);
    if (run.high || !run.low) continue;
    next.set(run.low, other.low);
    run.low = undefined;
  }
}

function append(next: Search['next'], run: Run, lower: Run): void {
  if (isEmpty(run)) run.high = lower.high;
  else if (run.low) next.set(run.low, lower.high);
  run.low = lower.low;
}

function swap(pair: Pair): void {
  [pair.left, pair.right] = [pair.right, pair.left];
}

const empty = (): Run => ({ low: undefined, high: undefined });
const isEmpty = ({ low, high }: Run) => low === undefined && high === undefined;
const conflict = ({ high }: Run, arc: Arc) => high !== undefined && high.low > arc.low;
const lowestOf = ({ left, right }: Pair) => Math.min(left.low?.low ?? Infinity, right.low?.low ?? Infinity);
