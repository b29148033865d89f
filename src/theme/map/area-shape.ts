/** Where an area's outline is found in the static layer. */
export const areaShape = (id: string): string => `a-${id}`;
