import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  joinTitle: (business) => `Mach mit bei ${business}`,
  seeCard: 'Schon dabei? Zu deiner Karte',
  joinLead: 'Deine Telefonnummer ist deine Karte. Keine App.',
  loyaltyCard: 'Kundenkarte',
  alsoHere: (names) => `Auch hier: ${names}`,
  phone: 'Telefonnummer',
  firstName: 'Vorname (freiwillig)',
  lastName: 'Nachname (freiwillig)',
  more: 'E-Mail und Geburtstag (freiwillig)',
  email: 'E-Mail',
  birthday: 'Geburtstag',
  needsScript: 'Zum Mitmachen muss dein Browser Skripte auf dieser Seite erlauben.',
  join: 'Mitmachen',
  joining: 'Einen Moment…',
  smallPrint: 'Mit dem Mitmachen stimmst du unseren {terms} zu; es gilt unser {privacy}.',
  smallPrintWithBusiness:
    'Mit dem Mitmachen stimmst du unseren {terms} zu; es gelten unser {privacy} und {business}.',
  terms: 'Bedingungen',
  privacy: 'Datenschutzhinweis',
  businessPrivacy: (business) => `der Datenschutzhinweis von ${business}`,
  newTab: 'öffnet in einem neuen Tab',
  somethingToChange: 'Bitte prüfe, was unten markiert ist.',
  language: 'Sprache',

  joinedTitle: 'Geschafft',
  joinedTill: 'Nenn an der Kasse deine Nummer',
  joinedTillMore: 'Mehr braucht es nicht, um zu sammeln, jedes Mal, wenn du kommst.',
  joinedText: 'Der Link zu deiner Karte kommt per SMS',
  joinedTextMore:
    'Öffne ihn, um zu sehen, was du sammelst, und um eine PIN zu wählen. Keine SMS? Frag an der Kasse.',

  fullTitle: (business) => `${business} hat gerade keinen Platz für neue Mitglieder`,
  fullMember: 'Schon dabei?',
  fullMemberMore: 'Nenn an der Kasse deine Nummer und sammle wie immer.',
  fullNew: 'Neu hier?',
  fullNewMore: 'Frag an der Kasse, wie du mitmachen kannst.',

  pausedTitle: 'Dieser Code macht gerade Pause',
  paused:
    'Im Moment kann sich damit niemand anmelden. Frag an der Kasse: Dort kann man dich eintragen oder dir einen anderen zeigen.',
  businessClosedTitle: 'Dieser Laden ist gerade geschlossen',
  businessClosed:
    'Im Moment kann niemand neu dazukommen. Wenn du schon dabei bist, bleibt erhalten, was du gesammelt hast, und deine Karte öffnet sich weiterhin.',
  closedTitle: 'Hier gibt es nichts zum Mitmachen',
  closed:
    'Vielleicht ist der Code alt, oder ein Buchstabe ging verloren. Frag an der Kasse: Dort kann man dich eintragen.',
  problemTitle: 'Das hat nicht geklappt',
  problem: 'Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal oder frag an der Kasse.',
  privacyOf: (business) => `Datenschutzhinweis von ${business}`,
  by: 'Kundenkarten von Regulars',
}
