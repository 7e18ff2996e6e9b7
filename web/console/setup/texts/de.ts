import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'In einer Minute startklar',
  description: 'Aus drei Antworten entstehen dein Programm, dein Plakat und die Begrüßung.',
  skip: 'Überspringen, ich mache es selbst',
  skipping: 'Wird übersprungen…',
  skipped: 'Übersprungen',
  skippedText: 'Dein erstes Programm erstellst du unter Programme, deinen QR-Code unter QR-Codes.',
  skipFailed: 'Das konnte nicht gespeichert werden',
  trade: {
    question: '1. Was verkaufst du?',
    choices: {
      coffee: 'Kaffee oder Brot',
      restaurant: 'Essen und Getränke',
      salon: 'Haare und Beauty',
      goods: 'Waren im Laden',
      classes: 'Sport und Kurse',
      other: 'Etwas anderes',
    },
  },
  way: {
    question: '2. Wie kommen deine Kunden wieder?',
    choices: {
      often: {
        label: 'Oft, für ungefähr das Gleiche',
        text: 'Eine Stempelkarte: ein Stempel pro Besuch.',
      },
      amounts: { label: 'Ab und zu, für mehr', text: 'Punkte für das, was sie ausgeben.' },
      visits: {
        label: 'Seit Jahren, als Stammkunden',
        text: 'Ein Rabatt, der mit den Besuchen wächst.',
      },
    },
  },
  reward: {
    question: '3. Was bekommen sie?',
    suggestions: 'Vorschläge',
    label: 'Prämie',
    hint: 'Kunden lesen das auf ihrer Karte und auf dem Plakat.',
    price: { label: 'Punkte dafür', affix: 'Punkte' },
  },
  makes: {
    title: 'Was daraus entsteht',
    text: 'Ändere, was du magst, jetzt oder später.',
    card: 'Die Karte für deine Kunden',
    color: 'Farbe deines Ladens',
    logo: 'Dein Logo fügst du in den Einstellungen hinzu.',
    poster: 'Das Plakat für deine Kasse',
    posterImage: 'So wird das Plakat aussehen',
    posterText: 'Der QR-Code darauf entsteht mit allem anderen.',
    welcome: 'Die Begrüßung für deine Kunden',
    welcomeTo: (sms, proven) =>
      `Sie geht an alle, die beim Beitreten in ${sms ? 'SMS oder E-Mails' : 'E-Mails'} einwilligen${proven ? '' : ', sobald du deine eigene Adresse bestätigt hast'}.`,
    sends: 'Diese Begrüßung senden',
    changeText: 'SMS ändern',
    changeEmail: 'E-Mail ändern',
    seeEmail: 'E-Mail ansehen und ändern',
  },
  finish: 'Alles erstellen',
  finishing: 'Wird erstellt…',
  later: 'Später änderst du es unter Programme, QR-Codes und Einstellungen.',
  loadFailed: 'Die Einrichtung konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  exists: 'Es gibt schon ein Programm',
  ready: {
    title: (program) => `${program} ist startklar`,
    text: 'Das Programm ist aktiv, der QR-Code funktioniert, und wer als Nächstes beitritt, bekommt diese Karte.',
    print: 'Plakat drucken',
    tryIt: 'Als Kunde ausprobieren',
    till: 'Kasse öffnen',
    done: 'Fertig',
  },
}
