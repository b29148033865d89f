/** Squares with the number of the face that each belongs to. */
export type Faces = { readonly width: number; readonly height: number; readonly at: Int32Array };

/** A border in corners of squares, with the faces to its left and right; OUTSIDE is beyond the frame. */
export type Traced = { readonly corners: readonly number[]; readonly left: number; readonly right: number };

export const OUTSIDE = -1;

/** All borders, each once, from one meeting place of three or more to the next; islands as rings. */
export function traceLines({ width, height, at }: Faces): readonly Traced[] {
  const across = width + 1;
  const face = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : (at[y * width + x] ?? OUTSIDE);
  // Directions: right, down, left, up. The faces beside the edge that leaves a corner that way.
  const sides = (corner: number, way: number) => {
    const [x, y] = [corner % across, Math.floor(corner / across)];
    const [ne, se, sw, nw] = [face(x, y - 1), face(x, y), face(x - 1, y), face(x - 1, y - 1)];
    return (
      [
        { left: ne, right: se },
        { left: se, right: sw },
        { left: sw, right: nw },
        { left: nw, right: ne },
      ][way] ?? { left: OUTSIDE, right: OUTSIDE }
    );
  };
  const isEdge = (corner: number, way: number) => {
    const { left, right } = sides(corner, way);
    return left !== right;
  };
  const step = [1, across, -1, -across];
  const ways = (corner: number) => [0, 1, 2, 3].filter((way) => isEdge(corner, way));
  const frame = new Set([0, width, height * across, height * across + width]);
  const isMeeting = (corner: number) => frame.has(corner) || ways(corner).length > 2;
  const used = new Set<number>();
  const lines: Traced[] = [];

  const follow = (start: number, first: number) => {
    const corners = [start];
    const { left, right } = sides(start, first);
    let [corner, way] = [start, first];
    do {
      used.add(corner * 4 + way);
      corner += step[way] ?? 0;
      used.add(corner * 4 + ((way + 2) % 4));
      corners.push(corner);
      const back = (way + 2) % 4;
      way = ways(corner).find((other) => other !== back) ?? back;
    } while (!isMeeting(corner) && corner !== start);
    lines.push({ corners, left, right });
  };
  const all = across * (height + 1);
  for (let corner = 0; corner < all; corner++)
    if (isMeeting(corner)) for (const way of ways(corner)) if (!used.has(corner * 4 + way)) follow(corner, way);
  for (let corner = 0; corner < all; corner++)
    for (const way of ways(corner)) if (!used.has(corner * 4 + way)) follow(corner, way);
  return lines;
}
