import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

const points = (n: number, format: Format) =>
  `${format.number(n)} ${plural(n, { one: 'Punkt', other: 'Punkte' })}`

export const texts: typeof english = {
  login: {
    title: 'Deine Kundenkarte',
    intro: 'Melde dich mit deiner Telefonnummer und PIN an.',
    phone: 'Telefonnummer',
    abroad: 'Aus einem anderen Land? Beginne mit + und der Vorwahl.',
    pin: 'PIN',
    pinHint: 'Gib deine PIN ein, 4 bis 6 Ziffern',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    failed: 'Die Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.',
    byCode: 'Keine PIN oder vergessen? Code per SMS holen',
    atTheCounter:
      'Keine PIN oder vergessen? Frag an der Kasse: Dort zeigt man dir einen Code, mit dem du eine wählst.',
    contact: 'Laden kontaktieren',
    home: 'Zur Startseite',
    chooseTitle: 'Welche Karte möchtest du sehen?',
    chooseIntro: 'Deine PIN öffnet eine Karte in mehreren Läden.',
    back: 'Zurück',
  },
  code: {
    title: 'PIN wählen',
    intro: 'Wir schicken dir einen Code per SMS. Damit wählst du eine neue PIN und bist angemeldet.',
    send: 'Code per SMS schicken',
    sending: 'Wird gesendet…',
    sent: (phone, minutes) =>
      `Wenn ein Laden ${phone} kennt, ist ein Code unterwegs. Er gilt ${minutes} Minuten.`,
    code: 'Code aus der SMS',
    pin: 'Deine neue PIN',
    pinHint: '4 bis 6 Ziffern, dieselben in jedem Laden, der deine Nummer kennt',
    submit: 'PIN speichern und anmelden',
    captchaFailed: 'Die Prüfung, ob du ein Mensch bist, wurde nicht geladen. Bitte lade die Seite neu.',
    noText:
      'Keine SMS? Prüfe die Nummer oder fordere einen neuen Code an. Wenn du einmal mit STOP geantwortet hast, antworte zuerst mit START. Im Laden kannst du eine PIN auch ohne SMS wählen.',
    again: 'Neuen Code schicken',
    otherPhone: 'Nummer ändern',
    sentAgain: 'Ein weiterer Code ist unterwegs. Die vorherigen gelten auch noch.',
  },
  failed: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Bitte lade sie neu. Wenn das nicht hilft, frag an der Kasse: Dort kann man deine Karte sehen.',
    reload: 'Neu laden',
  },
  contact: {
    title: 'Laden kontaktieren',
    ask: 'Frag im Laden: Dort kann man deine Karte sehen, deine Nummer berichtigen und dir mit der PIN helfen.',
    call: 'Anrufen',
    write: 'Schreiben',
    visit: 'Besuchen',
    close: 'Schließen',
  },
  dashboard: {
    title: 'Deine Karte',
    welcome: (name) => (name ? ['Willkommen zurück, ', name, '!'] : ['Willkommen zurück!', '', '']),
    logOutOffline: 'Keine Verbindung. Abmelden kannst du dich, sobald wieder eine da ist.',
    sinceLast: 'Neu seit dem letzten Mal',
    logOut: 'Abmelden',
    showCode: 'Meinen Code zeigen',
    profile: 'Deine Daten',
    programs: 'Deine Treueprogramme',
    noPrograms: 'Noch keine Programme',
    noProgramsText: 'Du nimmst noch an keinem Treueprogramm teil.',
    rewards: 'Deine Prämien',
    allRewards: (more, format) => `${format.number(more)} weitere zeigen (eingelöst oder abgelaufen)`,
    noRewards: 'Noch keine Prämien',
    noRewardsText: () => 'Sammle weiter, dann kommt die erste!',
    loading: 'Deine Prämien werden geladen…',
    history: 'Dein Verlauf',
    noHistory: 'Hier steht bald, was du sammelst und einlöst.',
    older: 'Ältere zeigen',
    failed: 'Deine Karte konnte nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    offline: (moment) => `Keine Verbindung. Das ist der Stand vom ${moment}.`,
    install: 'Zum Startbildschirm hinzufügen',
  },
  program: {
    active: 'Aktiv',
    paused: 'Pausiert',
    pausedHint: 'Im Moment wird nichts gesammelt. Was du schon hast, bleibt gültig.',
    types: {
      points: 'Punkte',
      stamp_card: 'Stempelkarte',
      rebate_code: 'Rabattcode',
      discount: 'Rabatt',
      free_item: 'Gratis-Artikel',
    },
    lastActivity: (day) => `Zuletzt aktiv: ${day}`,
    noActivity: 'Zuletzt aktiv: noch nie',
    pointsExpire: (n, day, format) =>
      `${points(n, format)} ${plural(n, { one: 'verfällt', other: 'verfallen' })} nach dem ${day}`,
    codeToUse: 'Du hast einen Code zum Einlösen.',
    noCode: 'Du hast im Moment keinen offenen Code.',
    cardExpires: (day) => `Diese Karte gilt bis ${day}`,
    progress: (done, of) => `${done} von ${of}`,
    spend: 'Punkte eintauschen',
    price: points,
    claim: 'Eintauschen',
    claiming: 'Wird eingetauscht…',
    claimAsk: (n, format) =>
      `Kostet ${points(n, format)}. Solange du die Prämie nicht eingelöst hast, kannst du sie zurückgeben.`,
    notNow: 'Jetzt nicht',
  },
  reward: {
    available: 'Einlösbar',
    redeemed: 'Eingelöst',
    expired: 'Abgelaufen',
    earned: (day) => `Verdient: ${day}`,
    expires: (day) => `Gültig bis: ${day}`,
    from: (program) => `Aus: ${program}`,
    show: 'Code zeigen',
    showHint: 'Zeig ihn beim Bestellen vor.',
    cancel: 'Zurückgeben, Punkte zurückbekommen',
    cancelling: 'Wird zurückgegeben…',
  },
  by: 'Kundenkarten von Regulars',
  identity: {
    title: 'Dein Code',
    hint: 'Zeig ihn an der Kasse vor, um zu sammeln.',
  },
  close: 'Schließen',
  language: 'Sprache',
  next: (next, format) => {
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['Eine Prämie wartet auf dich: ', next.name, '.']
          : ['Prämien warten auf dich: ', next.name, ` und ${format.number(next.count - 1)} weitere.`]
      case 'claimable':
        return ['Deine Punkte reichen für: ', next.name, '.']
      case 'points':
        return [`Noch ${points(next.left, format)}, dann gehört dir: `, next.name, '.']
      case 'stamps': {
        const left = `Noch ${format.number(next.left)} Stempel, dann gehört dir`
        return next.name ? [`${left}: `, next.name, '.'] : [`${left} `, 'deine Prämie', '.']
      }
      case 'purchases': {
        const left = `Noch ${format.number(next.left)} ${plural(next.left, { one: 'Kauf', other: 'Käufe' })}`
        return next.name
          ? [`${left}, dann gratis: `, next.name, '.']
          : [`${left}, und `, 'der nächste', ' ist gratis.']
      }
      case 'visits':
        return [
          `Noch ${format.number(next.left)} ${plural(next.left, { one: 'Besuch', other: 'Besuche' })}, dann bekommst du `,
          format.percent(next.discount),
          ' Rabatt.',
        ]
    }
  },
}
