/**
 * Names of form fields. A path is made of ids joined by dots; an id's own dots and other special signs are
 * escaped, so that two different paths never share a name.
 */
export function subPath(path: string, id: string): string {
  return `${path}.${encodeURIComponent(id).replaceAll('.', '%2E')}`;
}

/** The tick box that says "answer this too" of an optional field which may be answered with nothing. */
export function tickOf(path: string): string {
  return `${path}?`;
}

/** The tick boxes of a form's presets. */
export function presetsOf(path: string): string {
  return `${path}!`;
}

/** The id of the control of a field, and of one of its values: what labels and the error summary point to. */
export function controlId(path: string, value?: string): string {
  const id = value === undefined ? path : `${path}=${encodeURIComponent(value)}`;
  return id.replaceAll(/[?!]/g, '_');
}
