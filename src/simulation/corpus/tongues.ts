/** What mail programs write by themselves, in the languages that they are set to. */
export type Tongue = {
  readonly language: string;
  /** Before a quotation: as Gmail, Thunderbird, Apple Mail, K-9 and Proton have it. */
  readonly gmail: string;
  readonly thunderbird: string;
  readonly apple: string;
  readonly k9: string;
  readonly proton: string;
  /** The headers that Outlook puts above the mail before. */
  readonly outlook: readonly string[];
  readonly original: string;
  readonly iphone: string;
  readonly outlookMobile: string;
  readonly protonFoot: string;
  readonly k9Foot: string;
  readonly farewell: string;
  readonly outOfOffice: { readonly subject: string; readonly text: string };
};

const D = 'Despatch';
const A = '<despatch@despatch.test>';

export const TONGUES: readonly Tongue[] = [
  {
    language: 'en',
    gmail: `On Tue, Nov 24, 2026 at 9:14 PM ${D} ${A} wrote:`,
    thunderbird: `On 24/11/2026 21:14, ${D} wrote:`,
    apple: `On 24 Nov 2026, at 21:14, ${D} ${A} wrote:`,
    k9: `On 24 November 2026 21:14:05 CET, ${D} ${A} wrote:`,
    proton: `On Tuesday, November 24th, 2026 at 9:14 PM, ${D} ${A} wrote:`,
    outlook: [`From: ${D} ${A}`, 'Sent: Tuesday, November 24, 2026 9:14 PM', 'To: Anna', 'Subject: your move'],
    original: '-----Original Message-----',
    iphone: 'Sent from my iPhone',
    outlookMobile: 'Get Outlook for iOS',
    protonFoot: 'Sent with Proton Mail secure email.',
    k9Foot: 'Sent from my Android device with K-9 Mail. Please excuse my brevity.',
    farewell: 'Kind regards,',
    outOfOffice: { subject: 'Automatic reply: your move', text: 'I am out of the office until 2 December.' },
  },
  {
    language: 'es',
    gmail: `El mar, 24 nov 2026 a las 21:14, ${D} (${A}) escribió:`,
    thunderbird: `El 24/11/26 a las 21:14, ${D} escribió:`,
    apple: `El 24 nov 2026, a las 21:14, ${D} ${A} escribió:`,
    k9: `El 24 de noviembre de 2026 21:14:05 CET, ${D} ${A} escribió:`,
    proton: `El martes, 24 de noviembre de 2026 a las 21:14, ${D} ${A} escribió:`,
    outlook: [`De: ${D} ${A}`, 'Enviado: martes, 24 de noviembre de 2026 21:14', 'Para: Anna', 'Asunto: tu turno'],
    original: '-----Mensaje original-----',
    iphone: 'Enviado desde mi iPhone',
    outlookMobile: 'Obtener Outlook para iOS',
    protonFoot: 'Enviado con el correo seguro de Proton Mail.',
    k9Foot: 'Enviado desde mi dispositivo Android con K-9 Mail. Por favor, disculpa mi brevedad.',
    farewell: 'Un saludo,',
    outOfOffice: {
      subject: 'Respuesta automática: tu turno',
      text: 'Estoy fuera de la oficina hasta el 2 de diciembre.',
    },
  },
  {
    language: 'de',
    gmail: `Am Di., 24. Nov. 2026 um 21:14 Uhr schrieb ${D} ${A}:`,
    thunderbird: `Am 24.11.26 um 21:14 schrieb ${D}:`,
    apple: `Am 24.11.2026 um 21:14 schrieb ${D} ${A}:`,
    k9: `Am 24. November 2026 21:14:05 MEZ schrieb ${D} ${A}:`,
    proton: `Am Dienstag, 24. November 2026 um 21:14 schrieb ${D} ${A}:`,
    outlook: [`Von: ${D} ${A}`, 'Gesendet: Dienstag, 24. November 2026 21:14', 'An: Anna', 'Betreff: Du bist dran'],
    original: '-----Ursprüngliche Nachricht-----',
    iphone: 'Von meinem iPhone gesendet',
    outlookMobile: 'Outlook für iOS beziehen',
    protonFoot: 'Gesendet mit Proton Mail Secure Email.',
    k9Foot: 'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    farewell: 'Viele Grüße',
    outOfOffice: { subject: 'Automatische Antwort: Du bist dran', text: 'Ich bin bis zum 2. Dezember nicht im Büro.' },
  },
  {
    language: 'fr',
    gmail: `Le mar. 24 nov. 2026 à 21:14, ${D} ${A} a écrit :`,
    thunderbird: `Le 24/11/2026 à 21:14, ${D} a écrit :`,
    apple: `Le 24 nov. 2026 à 21:14, ${D} ${A} a écrit :`,
    k9: `Le 24 novembre 2026 21:14:05 GMT+01:00, ${D} ${A} a écrit :`,
    proton: `Le mardi 24 novembre 2026 à 21:14, ${D} ${A} a écrit :`,
    outlook: [`De : ${D} ${A}`, 'Envoyé : mardi 24 novembre 2026 21:14', 'À : Anna', 'Objet : à vous de jouer'],
    original: '-----Message d’origine-----',
    iphone: 'Envoyé de mon iPhone',
    outlookMobile: 'Obtenir Outlook pour iOS',
    protonFoot: 'Envoyé avec la messagerie sécurisée Proton Mail.',
    k9Foot: 'Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.',
    farewell: 'Bien cordialement,',
    outOfOffice: {
      subject: 'Réponse automatique : à vous de jouer',
      text: 'Je suis absente du bureau jusqu’au 2 décembre.',
    },
  },
  {
    language: 'it',
    gmail: `Il giorno mar 24 nov 2026 alle ore 21:14 ${D} ${A} ha scritto:`,
    thunderbird: `Il 24/11/2026 21:14, ${D} ha scritto:`,
    apple: `Il giorno 24 nov 2026, alle ore 21:14, ${D} ${A} ha scritto:`,
    k9: `Il 24 novembre 2026 21:14:05 CET, ${D} ${A} ha scritto:`,
    proton: `Il martedì 24 novembre 2026 alle 21:14, ${D} ${A} ha scritto:`,
    outlook: [`Da: ${D} ${A}`, 'Inviato: martedì 24 novembre 2026 21:14', 'A: Anna', 'Oggetto: tocca a te'],
    original: '-----Messaggio originale-----',
    iphone: 'Inviato da iPhone',
    outlookMobile: 'Scarica Outlook per iOS',
    protonFoot: 'Inviato con l’email sicura Proton Mail.',
    k9Foot: 'Inviato dal mio dispositivo Android con K-9 Mail. Perdonate la brevità.',
    farewell: 'Cordiali saluti,',
    outOfOffice: { subject: 'Risposta automatica: tocca a te', text: 'Sono fuori ufficio fino al 2 dicembre.' },
  },
  {
    language: 'pt',
    gmail: `Em ter., 24 de nov. de 2026 às 21:14, ${D} ${A} escreveu:`,
    thunderbird: `Às 21:14 de 24/11/2026, ${D} escreveu:`,
    apple: `No dia 24/11/2026, às 21:14, ${D} ${A} escreveu:`,
    k9: `Em 24 de novembro de 2026 21:14:05 CET, ${D} ${A} escreveu:`,
    proton: `Em terça-feira, 24 de novembro de 2026 às 21:14, ${D} ${A} escreveu:`,
    outlook: [
      `De: ${D} ${A}`,
      'Enviado: terça-feira, 24 de novembro de 2026 21:14',
      'Para: Anna',
      'Assunto: a sua vez',
    ],
    original: '-----Mensagem original-----',
    iphone: 'Enviado do meu iPhone',
    outlookMobile: 'Obter o Outlook para iOS',
    protonFoot: 'Enviado com o email seguro Proton Mail.',
    k9Foot: 'Enviado do meu dispositivo Android com K-9 Mail. Por favor, desculpe a brevidade.',
    farewell: 'Atenciosamente,',
    outOfOffice: { subject: 'Resposta automática: a sua vez', text: 'Estou fora do escritório até 2 de dezembro.' },
  },
];
