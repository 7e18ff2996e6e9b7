import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('nl')

const daysOf = (n: number) => `${n} ${plural(n, { one: 'dag', other: 'dagen' })}`

export const texts: typeof english = {
  title: (business) => `Wat je krijgt van ${business}`,
  channels: 'Hoe de zaak je berichten mag sturen',
  topics: 'Waarover je iets wilt horen',
  boxes: {
    email: 'E-mails',
    sms: 'Sms’jes',
    news: 'Aanbiedingen en nieuws',
    occasions: 'Je verjaardag en bijzondere momenten',
    reminders: 'Een berichtje als we je missen',
  },
  hints: {
    news: 'Wat er nieuw is, en wat er in de aanbieding is.',
    occasions: 'Een felicitatie op je verjaardag, en een berichtje als je iets hebt bereikt.',
    reminders: 'Als je een tijdje niet bent geweest, of als er nog een beloning op je wacht.',
  },
  owed: 'Verdien je een beloning, of vervallen je punten bijna? Dat blijven we je laten weten, zolang e-mails of sms’jes aanstaan.',
  owedByMail:
    'Verdien je een beloning, of vervallen je punten bijna? Dat blijven we je laten weten, zolang e-mails aanstaan.',
  stopped:
    'Je hebt STOP geantwoord op een sms. Wil je weer sms’jes krijgen? Sms START naar het nummer waarvan je ze kreeg.',
  elsewhere: 'Sms’jes staan uit. Wil je ze wel? Zeg het in de zaak als je er weer bent.',
  language: {
    label: 'Taal',
    own: 'De taal van de zaak',
    hint: 'Je krijgt berichten in deze taal als de zaak ze erin heeft geschreven.',
  },
  save: 'Opslaan',
  pause: {
    title: 'Even pauze?',
    text: (days) =>
      `Dan krijg je ${daysOf(days)} lang niets van wat je hierboven kunt kiezen. Daarna gaat het vanzelf weer verder.`,
    start: (days) => `${daysOf(days)} pauzeren`,
    until: (day) => `Pauze tot ${day}. Daarna gaat het vanzelf weer verder.`,
    resume: 'Nu hervatten',
  },
  said: {
    saved: 'Opgeslagen. Zo staat het nu.',
    stopped:
      'Er is niets gewijzigd: je hebt STOP geantwoord op een sms. Wil je weer sms’jes krijgen? Sms START naar het nummer waarvan je ze kreeg.',
    elsewhere:
      'Er is niets gewijzigd: sms’jes kun je hier niet aanzetten. Zeg het in de zaak als je er weer bent.',
    'other words':
      'Er is niets gewijzigd: de tekst naast het vakje is intussen veranderd. Lees hem even en sla opnieuw op.',
  },
  unknown: {
    title: 'Deze link werkt niet',
    text: 'Misschien is er onderweg een stuk van weggevallen, of heb je intussen een ander e-mailadres. Open je nieuwste e-mail en gebruik de link onderaan.',
  },
}
