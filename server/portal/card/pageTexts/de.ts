import type { PageTexts } from '../pageTexts.ts'

export const texts: PageTexts = {
  title: 'Deine Karte ist da',
  forYou: 'Dieser Link kam per SMS auf dein Handy und ist nur für dich.',
  open: 'Meine Karte öffnen',
  pinStays: 'Beim nächsten Mal meldest du dich wie bisher mit Telefonnummer und PIN an.',
  noPin:
    'Beim nächsten Mal meldest du dich mit Telefonnummer und PIN an. Wähle die PIN jetzt, oder später mit einem Code per SMS.',
  noPinNow: 'Beim nächsten Mal meldest du dich mit Telefonnummer und PIN an. Wähle die PIN jetzt.',
  anotherPin: 'Nicht deine PIN? Wähle eine neue',
  choosePin: 'PIN wählen',
  pinLabel: 'Deine neue PIN',
  pinHint: '4 bis 6 Ziffern',
  openWithPin: 'PIN speichern und Karte öffnen',
  usedTitle: 'Dieser Link wurde schon benutzt',
  used: 'Er öffnet die Karte dort, wo er zuerst geöffnet wurde, solange du dort angemeldet bleibst. Überall sonst meldest du dich mit Telefonnummer und PIN an. Wenn du keine PIN hast, hol dir dort einen Code per SMS.',
  usedNow:
    'Er öffnet die Karte dort, wo er zuerst geöffnet wurde, solange du dort angemeldet bleibst. Überall sonst meldest du dich mit Telefonnummer und PIN an. Wenn du keine PIN hast, frag an der Kasse: Dort zeigt man dir einen Code, mit dem du eine wählst.',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expired:
    'Links gelten eine Woche. Melde dich mit deiner Telefonnummer an. Wenn du keine PIN hast, hol dir dort einen Code per SMS.',
  expiredNow:
    'Links gelten eine Woche. Melde dich mit Telefonnummer und PIN an. Wenn du keine PIN hast, frag an der Kasse: Dort zeigt man dir einen Code, mit dem du eine wählst.',
  newLink: 'Neuen Link per SMS schicken',
  askedTitle: 'Sieh in deinen SMS nach',
  asked:
    'Wenn diese Karte noch zu dem Handy gehört, an das der alte Link ging, kommt dort in ein, zwei Minuten ein neuer an. Keine SMS? Melde dich mit deiner Telefonnummer an oder frag im Laden.',
  tooOftenTitle: 'Das wurde zu oft angefordert',
  tooOften:
    'Ein paar Links oder Codes sind schon unterwegs. Bitte nimm den neuesten, versuch es in einer Stunde noch einmal oder melde dich mit deiner Telefonnummer an.',
  changedTitle: 'Dieser Link passt nicht mehr',
  changed:
    'Er war für eine andere Telefonnummer oder Karte. Melde dich mit deiner Telefonnummer an oder frag an der Kasse.',
  closedTitle: 'Der Zugang zu dieser Karte ist abgeschaltet',
  closed: 'Der Zugang zu dieser Karte ist abgeschaltet. Bitte wende dich an den Laden.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknown:
    'Vielleicht wurde er unterwegs abgeschnitten. Öffne den ganzen Link aus der SMS, scanne den Code an der Kasse noch einmal oder melde dich mit deiner Telefonnummer an.',
  openedTooOftenTitle: 'Das wurde zu oft versucht',
  openedTooOften:
    'Bitte öffne den Link in einer Stunde noch einmal oder melde dich mit deiner Telefonnummer an.',
  problemTitle: 'Das hat nicht geklappt',
  problem: 'Bitte öffne den Link gleich noch einmal. Wenn das nicht hilft, frag an der Kasse.',
  mail: {
    expired:
      'Er zeigte die Karte bis zu dem Tag, der in der E-Mail steht. Melde dich an, um die Karte zu sehen, wie sie jetzt ist.',
    changedTitle: 'Dieser Link gilt nicht mehr',
    changed:
      'Seit die E-Mail verschickt wurde, hat sich die E-Mail-Adresse, die Telefonnummer oder die PIN der Karte geändert, oder der Laden hat geschlossen. Melde dich an oder frag an der Kasse.',
  },
  till: {
    title: 'Wähle deine PIN',
    intro: (lastDigits) =>
      `Für die Karte mit der Telefonnummer, die auf ${lastDigits} endet. Von da an meldest du dich mit dieser Nummer und dieser PIN an.`,
    usedTitle: 'Dieser Code wurde schon benutzt',
    used: 'Mit einem Code lässt sich nur einmal eine PIN wählen. Wenn du das warst, melde dich mit deiner Telefonnummer und dieser PIN an. Wenn nicht, sag sofort im Laden Bescheid: Mit einem neuen Code wählst du dann eine andere PIN.',
    expiredTitle: 'Dieser Code gilt nicht mehr',
    expired: 'Ein Code gilt fünf Minuten, und immer nur der neueste. Frag an der Kasse nach einem neuen.',
    changedTitle: 'Dieser Code passt nicht mehr',
    changed: 'Er war für eine andere Telefonnummer oder Karte. Frag an der Kasse nach einem neuen.',
  },
  view: {
    title: 'Deine Karte',
    until: (day) => `Dieser Link öffnet sie bis ${day}, in jedem Browser.`,
    used: 'Dieser Link wurde schon benutzt. Er zeigt die Karte noch, aber anmelden kann man sich damit nicht mehr.',
    cards: 'Deine Treueprogramme',
    noCards: 'Hier wurde noch nichts gesammelt.',
    rewards: 'Das wartet auf dich',
    enterPin: 'Zum Einlösen PIN eingeben',
    lastDay: (day) => `Einlösbar bis ${day}`,
    showCode: 'Code zum Einlösen zeigen',
    wholeCard: 'Ganze Karte öffnen',
    pinLabel: 'Deine PIN',
    pinHint: 'Die 4 bis 6 Ziffern, die du für diese Telefonnummer gewählt hast',
    confirm: 'Weiter',
    whyPin: 'Ein Code ist eine Prämie wert, deshalb kannst nur du ihn zeigen.',
    byCode: 'Noch keine PIN oder vergessen? Code per SMS holen',
    byLink: 'Noch keine PIN oder vergessen? Neuen Link per SMS schicken',
    atTheCounter:
      'Noch keine PIN oder vergessen? Frag an der Kasse: Dort zeigt man dir einen Code, mit dem du eine wählst.',
    noPhone: 'Zum Einlösen frag an der Kasse: Dort findet man deine Karte.',
  },
  by: 'Kundenkarten von Regulars',
  signIn: 'Zur Anmeldung',
  askAtCounter: 'Frag im Laden: Dort kann man deine Karte sehen.',
}
