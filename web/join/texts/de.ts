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
  needsScript: 'Zum Mitmachen braucht diese Seite JavaScript. Bitte schalte es in deinem Browser ein.',
  join: 'Mitmachen',
  joining: 'Einen Moment…',
  smallPrint: 'Wenn du mitmachst, stimmst du unseren {terms} zu; es gilt unser {privacy}.',
  smallPrintWithBusiness:
    'Wenn du mitmachst, stimmst du unseren {terms} zu; es gelten unser {privacy} und {business}.',
  terms: 'Bedingungen',
  privacy: 'Datenschutzhinweis',
  businessPrivacy: (business) => `der Datenschutzhinweis von ${business}`,
  newTab: 'öffnet in einem neuen Tab',
  somethingToChange: 'Bitte prüfe, was unten markiert ist.',
  language: (name) => `Sprache: ${name}`,

  joinedTitle: 'Geschafft',
  joinedTill: 'Nenn an der Kasse deine Nummer',
  joinedTillMore: 'Mehr brauchst du nicht, um bei jedem Besuch zu sammeln.',
  joinedText: 'Der Link zu deiner Karte kommt per SMS',
  joinedTextMore:
    'Öffne ihn, um zu sehen, was du sammelst, und um eine PIN zu wählen. Keine SMS? Frag an der Kasse.',

  fullTitle: (business) => `${business} kann gerade niemanden neu aufnehmen`,
  fullMember: 'Schon dabei?',
  fullMemberMore: 'Nenn an der Kasse deine Nummer und sammle wie immer.',
  fullNew: 'Neu hier?',
  fullNewMore: 'Frag an der Kasse, wie du mitmachen kannst.',

  pausedTitle: 'Dieser Code macht gerade Pause',
  paused:
    'Im Moment kann damit niemand mitmachen. Frag an der Kasse: Dort kann man dich eintragen oder dir einen anderen Code zeigen.',
  businessClosedTitle: 'Dieser Laden ist gerade geschlossen',
  businessClosed:
    'Im Moment kann niemand neu dazukommen. Wenn du schon dabei bist, bleibt erhalten, was du gesammelt hast, und deine Karte öffnet sich weiterhin.',
  closedTitle: 'Hier kannst du nicht mitmachen',
  closed:
    'Vielleicht ist der Code alt, oder ein Buchstabe ging verloren. Frag an der Kasse: Dort kann man dich eintragen.',
  problemTitle: 'Das hat nicht geklappt',
  problem: 'Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal oder frag an der Kasse.',
  privacyOf: (business) => `Datenschutzhinweis von ${business}`,
  by: 'Kundenkarten von Regulars',
}
