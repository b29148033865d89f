/** Two neighbours. */
export type Edge = readonly [string, string];

/** An edge with a direction: down the search tree, or back up to an ancestor. */
export type Arc = {
  readonly from: Vertex;
  readonly to: Vertex;
  /** The heights of the two lowest vertices that lead on from here. */
  low: number;
  second: number;
  /** Arcs of a vertex are tried in this order. */
  nesting: number;
};
export type Vertex = {
  readonly id: string;
  height: number;
  /** The arc of the tree that leads here. */
  parent: Arc | undefined;
  readonly arcs: Arc[];
};

/** Gives each edge a direction by a depth-first search; the roots of its trees, one for each part of the graph. */
export function orientGraph(edges: readonly Edge[]): readonly Vertex[] {
  const vertices = new Map<string, Vertex>();
  const neighbours = new Map<Vertex, Set<Vertex>>();
  const vertexOf = (id: string): Vertex => {
    const known = vertices.get(id);
    if (known) return known;
    const made: Vertex = { id, height: -1, parent: undefined, arcs: [] };
    vertices.set(id, made);
    neighbours.set(made, new Set());
    return made;
  };
  for (const [a, b] of edges) {
    neighbours.get(vertexOf(a))?.add(vertexOf(b));
    neighbours.get(vertexOf(b))?.add(vertexOf(a));
  }

  const visit = (from: Vertex): void => {
    for (const to of neighbours.get(from) ?? []) {
      // Each edge once: a vertex that has been here before has it already.
      if (to.parent?.from === from || to === from.parent?.from || to.height > from.height) continue;
      const arc: Arc = { from, to, low: from.height, second: from.height, nesting: 0 };
      from.arcs.push(arc);
      if (to.height < 0) {
        to.height = from.height + 1;
        to.parent = arc;
        visit(to);
      } else arc.low = to.height;
      arc.nesting = 2 * arc.low + (arc.second < from.height ? 1 : 0);
      if (from.parent) passOn(arc, from.parent);
    }
    from.arcs.sort((a, b) => a.nesting - b.nesting);
  };

  const roots: Vertex[] = [];
  for (const vertex of vertices.values())
    if (vertex.height < 0) {
      vertex.height = 0;
      roots.push(vertex);
      visit(vertex);
    }
  return roots;
}

/** What an arc reaches, the arc before it reaches too. */
function passOn(arc: Arc, parent: Arc): void {
  if (arc.low < parent.low) {
    parent.second = Math.min(parent.low, arc.second);
    parent.low = arc.low;
  } else if (arc.low > parent.low) parent.second = Math.min(parent.second, arc.low);
  else parent.second = Math.min(parent.second, arc.second);
}
