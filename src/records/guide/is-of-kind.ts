/** Whether a purpose is of a kind: `die:uprising:eu` of `die:uprising:*`. */
export function isOfKind(purpose: string, kind: string): boolean {
  const [parts, wanted] = [purpose.split(':'), kind.split(':')];
  return parts.length === wanted.length && wanted.every((part, i) => part === '*' || part === parts[i]);
}
