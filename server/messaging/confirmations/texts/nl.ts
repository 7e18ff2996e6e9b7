import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `Wil je e-mails van ${business}?`,
    body: (business) =>
      `Iemand heeft dit e-mailadres bij ${business} opgegeven en ingestemd met e-mails. Was jij dat? Bevestig het dan met de knop. Zo niet, dan hoef je niets te doen: je krijgt geen e-mails meer.`,
    button: 'Ja, mail me',
  },
  page: {
    ask: (business) => `E-mails van ${business} ontvangen?`,
    askText: 'Je kunt je altijd afmelden, met één klik in elke e-mail.',
    button: 'Ja, mail me',
    done: 'Bedankt, het is bevestigd',
    doneText: (business) => `Vanaf nu krijg je e-mails van ${business}.`,
    unknown: 'Deze link werkt niet meer',
    unknownText:
      'Misschien is hij te oud, of is je e-mailadres intussen gewijzigd. Zet e-mails weer aan op je kaart.',
  },
}
