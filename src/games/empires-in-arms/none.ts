/** A frame without arguments. */
export type None = Record<string, never>;
