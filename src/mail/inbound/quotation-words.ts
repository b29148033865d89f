/*
 * How mail programs introduce what they quote and what they add, in the languages that players write in. All in lower
 * case.
 */

/** "On Tuesday, Anna wrote:" — the verb. */
export const WROTE: readonly string[] = [
  'wrote',
  'écrit',
  'escribió',
  'ha scritto',
  'scritto',
  'escreveu',
  'schrieb',
  'schreef',
  'pisze',
  'napisał',
  'napisała',
  'napisał(a)',
  'skrev',
  'kirjoitti',
  'написал',
  'написала',
  'пишет',
  'írta',
  'napsal',
  'napsala',
  'написав',
  '写道',
  '寫道',
  '작성',
  'のメッセージ',
];

/** "On Tuesday, Anna wrote:" — how it begins, where it runs over several lines. */
export const ON: readonly string[] = [
  'on',
  'le',
  'el',
  'il',
  'em',
  'am',
  'op',
  'den',
  'pe',
  'w dniu',
  'dnia',
  'in data',
  'dne',
  'ma',
  'ti',
  'ke',
  'to',
  '在',
  '20',
];

/** "From: Anna <anna@people.example>" above a quotation without brackets. */
export const FROM: readonly string[] = ['from', 'von', 'de', 'van', 'da', 'od', 'från', 'fra', 'lähettäjä', 'от'];

/** "-----Original Message-----". */
export const ORIGINAL: readonly string[] = [
  'original message',
  'original appointment',
  'oprindelig besked',
  "message d'origine",
  'message d’origine',
  'ursprüngliche nachricht',
  'mensaje original',
  'messaggio originale',
  'mensagem original',
  'oorspronkelijk bericht',
  'wiadomość oryginalna',
  'ursprungligt meddelande',
  'forwarded message',
];

/** What programs put below a mail by themselves. */
export const SENT_FROM: readonly string[] = [
  'sent from ',
  'get outlook for ',
  'gesendet von ',
  'sendt fra ',
  'envoyé depuis ',
  'envoyé de mon ',
  'envoyé à partir de ',
  'télécharger outlook pour ',
  'enviado desde ',
  'enviado do meu ',
  'inviato da ',
  'verzonden vanaf ',
  'verstuurd vanaf ',
  'skickat från ',
  'wysłane z ',
];

/** How people take their leave; what follows is their name. */
export const FAREWELLS: readonly string[] = [
  'cheers',
  'best wishes',
  'regards',
  'best regards',
  'kind regards',
  'warm regards',
  'thanks and regards',
  'cordialement',
  'bien cordialement',
  'bien à vous',
  'bonne journée',
  'bonne soirée',
  'mit freundlichen grüßen',
  'viele grüße',
  'liebe grüße',
  'saludos',
  'cordiali saluti',
  'met vriendelijke groet',
  'pozdrawiam',
];
