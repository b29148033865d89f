/** What of a received mail says whether a person wrote it. Header names are in lower case. */
export type Received = {
  /** The SMTP return path; empty for bounces. */
  readonly returnPath: string;
  readonly headers: ReadonlyMap<string, string>;
  /** As it reads, whatever it was written in. */
  readonly subject: string;
};

const MACHINES = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+=-].*)?@/iu;
const ANSWERS_OF_MACHINES = [
  'x-autoreply',
  'x-autorespond',
  'x-auto-response-suppress',
  'x-failed-recipients',
  'list-id',
];

/** How notes of absence begin their subject, where nothing else says what they are. */
const ABSENT = new RegExp(
  `^(?:${[
    'automatic reply|auto(?:matic)?[ -]?response|auto-?reply|out of (?:the )?office',
    'respuesta autom[áa]tica|fuera de la oficina',
    'automatische antwort|abwesenheitsnotiz|abwesend',
    'r[ée]ponse automatique|absen(?:t|ce) du bureau|absence',
    'risposta automatica|fuori (?:sede|ufficio)',
    'resposta autom[áa]tica|fora do escrit[óo]rio|aus[êe]ncia',
  ].join('|')})\\b`,
  'iu',
);

/** Whether a machine sent it (an out-of-office note, a bounce, a list, our own mail): such mail is never answered. */
export function isAutomatic({ returnPath, headers, subject }: Received): boolean {
  const value = (name: string) => (headers.get(name) ?? '').trim().toLowerCase();
  if (returnPath === '' || returnPath === '<>' || MACHINES.test(returnPath)) return true;
  if (ABSENT.test(subject.trim())) return true;
  const submitted = value('auto-submitted');
  if (submitted !== '' && submitted !== 'no') return true;
  if (['bulk', 'list', 'junk', 'auto_reply'].includes(value('precedence'))) return true;
  if (value('content-type').startsWith('multipart/report')) return true;
  return ANSWERS_OF_MACHINES.some((name) => headers.has(name));
}
