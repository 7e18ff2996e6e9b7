import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english, FieldWords } from '../texts.ts'

const plural = pluralsOf('de')
const days = 'Tage'
const points = 'Punkte'

const name: FieldWords = { label: 'Name des Programms', hint: 'Kunden lesen ihn auf ihrer Karte.' }

const fields: typeof english.fields = {
  points: ({ one }) => ({
    name,
    pointsPerDollar: {
      label: `Punkte je ${one}`,
      hint: 'Bruchteile zählen beim nächsten Kauf weiter.',
    },
    minimumRedemption: {
      label: 'Eintauschen ab',
      hint: 'So viele Punkte braucht ein Kunde, um eine Prämie zu bekommen.',
      affix: points,
    },
    pointsExpireDays: {
      label: 'Punkte verfallen nach',
      hint: 'Gezählt ab jedem Kauf. 0\u00a0=\u00a0nie.',
      affix: days,
    },
    welcomeBonus: {
      label: 'Willkommensbonus',
      hint: 'Einmalig für neue Kunden. 0\u00a0=\u00a0keiner.',
      affix: points,
    },
  }),
  stamp_card: () => ({
    name,
    stampsRequired: { label: 'Nötige Stempel', hint: '2 bis 20 Felder auf der Karte.', affix: 'Stempel' },
    cardExpireDays: {
      label: 'Karte läuft ab nach',
      hint: 'Gezählt ab dem ersten Stempel. 0\u00a0=\u00a0nie.',
      affix: days,
    },
    rewardDescription: {
      label: 'Beschreibung der Prämie',
      hint: 'Was es für eine volle Karte gibt, zum Beispiel „Das zehnte Brot geht auf uns“.',
    },
    allowMultipleCards: {
      label: 'Mehrere Karten erlauben',
      hint: 'Weitere Stempel kommen auf die nächste Karte. Ohne Häkchen lehnt die Kasse sie ab.',
    },
  }),
  rebate_code: ({ off }) => ({
    name,
    discountType: { label: 'Art des Rabatts' },
    discountValue: { label: 'Höhe des Rabatts', affix: off },
    codePrefix: {
      label: 'Anfang des Codes',
      hint: 'Bis zu 6 Buchstaben und Ziffern; 8 zufällige folgen.',
    },
    validDays: {
      label: 'Gültig für',
      hint: 'Gezählt ab dem Tag, an dem ein Kunde ihn bekommt.',
      affix: days,
    },
    singleUse: { label: 'Nur einmal einlösbar', hint: 'Ohne Häkchen gilt ein Code, bis er abläuft.' },
  }),
  discount: () => ({
    name,
    tiers: {
      label: 'Stufen',
      hint: 'Bei jedem Kauf gilt die höchste Stufe, die der Kunde mit seinen bisherigen Besuchen erreicht hat.',
    },
  }),
  free_item: () => ({
    name,
    itemName: { label: 'Artikel', hint: 'Zum Beispiel „Zimtschnecke“.' },
    itemDescription: { label: 'Beschreibung des Artikels' },
    requiredPurchases: {
      label: 'Nötige Käufe',
      hint: 'Nach so vielen Käufen ist der Artikel gratis.',
      affix: 'Käufe',
    },
    validDays: { label: 'Gültig für', hint: 'So lange kann ein Kunde den Artikel abholen.', affix: days },
    recurring: {
      label: 'Immer wieder',
      hint: 'Nach jedem Gratis-Artikel zählt es von vorn. Ohne Häkchen gibt es ihn nur einmal.',
    },
  }),
}

export const texts: typeof english = {
  title: 'Treueprogramme',
  description: 'Was deine Kunden sammeln, wenn sie wiederkommen.',
  count: (used, allowed, count) =>
    `${used} von ${allowed} ${plural(count, { one: 'Programm', other: 'Programmen' })}`,
  create: 'Programm erstellen',
  loading: 'Programme werden geladen',
  types: {
    points: {
      label: 'Punkte',
      text: 'Punkte für das, was Kunden ausgeben, einzutauschen gegen deine Prämien.',
    },
    stamp_card: {
      label: 'Stempelkarte',
      text: 'Ein Stempel pro Besuch, eine Prämie für die volle Karte.',
    },
    rebate_code: {
      label: 'Rabattcode',
      text: 'Ein persönlicher Code mit Rabatt, zum Einstieg oder von dir geschenkt.',
    },
    discount: { label: 'Rabatt', text: 'Je öfter Kunden kommen, desto mehr Rabatt bekommen sie.' },
    free_item: { label: 'Gratis-Artikel', text: 'Nach einer festen Zahl von Käufen gibt es etwas gratis.' },
  },
  status: { active: 'Aktiv', paused: 'Pausiert' },
  pause: 'Pausieren',
  activate: 'Aktivieren',
  edit: 'Bearbeiten',
  rewards: 'Prämien',
  of: (program) => `: ${program}`,
  pausedNote: 'Solange es pausiert ist, sammelt niemand. Was Kunden schon haben, bleibt gültig.',
  more: (program) => `Mehr zu ${program}`,
  duplicate: 'Duplizieren',
  archive: 'Archivieren',
  restore: 'Zurückholen',
  archivedTitle: (figure) => `Archiviert (${figure})`,
  archivedDone: (program) => `${program} ist archiviert`,
  archivedText: 'Hier sammelt niemand mehr. Was Kunden haben, bleibt gültig, und du kannst es zurückholen.',
  restoredDone: (program) => `${program} ist zurück, aber noch pausiert`,
  restoredText: 'Aktiviere es, wenn deine Kunden wieder sammeln sollen.',
  archiveFailed: (program) => `${program} konnte nicht archiviert werden`,
  restoreFailed: (program) => `${program} konnte nicht zurückgeholt werden`,
  noMembers:
    'Noch hat niemand diese Karte. Kunden bekommen sie beim nächsten Besuch oder wenn sie beitreten.',
  noRewards: 'Noch keine Prämien: Deine Kunden sammeln Punkte, für die es nichts gibt.',
  firstReward: 'Erste Prämie anlegen',
  noStampReward:
    'Noch steht nirgends, was es für eine volle Karte gibt: Deine Kunden wissen nicht, wofür sie sammeln.',
  stampReward: 'Prämie festlegen',
  toggleFailed: {
    pause: (program) => `${program} konnte nicht pausiert werden`,
    activate: (program) => `${program} konnte nicht aktiviert werden`,
  },
  numbers: {
    members: 'Teilnehmende',
    points_outstanding: 'Offene Punkte',
    points_earned: 'Gesammelte Punkte',
    rewards_issued: 'Vergebene Prämien',
    stamps_open: 'Stempel auf offenen Karten',
    claimed: 'Gegen Punkte eingetauscht',
    waiting: 'Noch nicht eingelöst',
    redeemed: 'Eingelöste Prämien',
    codes: 'Vergebene Codes',
    codesWaiting: 'Noch gültige Codes',
    codesUsed: 'Eingelöste Codes',
    items: 'Verdiente Artikel',
    itemsWaiting: 'Noch nicht abgeholt',
    itemsCollected: 'Abgeholte Artikel',
    purchases: 'Gezählte Käufe',
    visits: 'Gezählte Besuche',
    active: (figure) => `${figure} aktiv in 30 Tagen`,
    recent: (figure) => `${figure} in 30 Tagen`,
  },
  failed: {
    title: 'Programme nicht geladen',
    text: (message) => `Die Programme konnten nicht geladen werden: ${message}`,
    retry: 'Erneut versuchen',
  },
  empty: {
    title: 'Noch keine Programme',
    text: 'Wähle, wie deine Kunden sammeln. Sobald das Programm erstellt ist, geht es los: Wer als Nächstes beitritt, bekommt diese Karte.',
  },
  createDialog: {
    title: 'Programm erstellen',
    choose: 'Wie sammeln deine Kunden?',
    back: 'Zurück',
    cancel: 'Abbrechen',
    submit: 'Programm erstellen',
    busy: 'Wird erstellt…',
    done: (program) => `${program} ist gestartet`,
    doneText: {
      points: 'Ab dem nächsten Kauf sammeln deine Kunden.',
      stamp_card: 'Ab dem nächsten Besuch sammeln deine Kunden.',
      rebate_code: 'Kunden bekommen ihren Code beim nächsten Besuch oder wenn sie beitreten.',
      discount: 'Auch die bisherigen Besuche deiner Kunden zählen.',
      free_item: 'Ab jetzt zählen die Käufe deiner Kunden.',
    },
    full: (figure, count) =>
      count === 1
        ? 'Dein Tarif umfasst ein Programm, und das gibt es schon.'
        : `Dein Tarif umfasst ${figure} Programme, und die gibt es schon.`,
  },
  editDialog: {
    title: 'Programm bearbeiten',
    submit: 'Änderungen speichern',
    busy: 'Wird gespeichert…',
    done: (program) => `${program} ist gespeichert`,
    keeps: {
      points: 'Schon gesammelte Punkte behalten ihr Verfallsdatum.',
      stamp_card:
        'Begonnene Karten behalten ihre Felder und ihren letzten Tag; verdiente Prämien bleiben, wie sie sind.',
      rebate_code: 'Schon vergebene Codes behalten ihren Wert und ihren letzten Tag.',
      discount: 'Neue Stufen gelten ab dem nächsten Kauf eines Kunden.',
      free_item:
        'Wer schon sammelt, braucht so viele Käufe wie bisher; verdiente Artikel bleiben, wie sie sind.',
    },
  },
  preview: 'Diese Karte bekommen deine Kunden',
  fields,
  discountTypes: { percentage: 'Prozent', fixed: 'Fester Betrag' },
  tiers: {
    row: (number) => `Stufe ${number}`,
    visits: 'Besuche',
    discount: 'Rabatt',
    percent: '%',
    add: 'Stufe hinzufügen',
    remove: (number) => `Stufe ${number} entfernen`,
    said: (visits, discount) => `${visits} Besuche: ${discount} Prozent Rabatt`,
  },
  errors: {
    missing: 'Bitte ausfüllen',
    tooLong: (most) => `Höchstens ${most} Zeichen`,
    noNumber: 'Bitte gib eine Zahl ein, etwa 1000 oder 2,5',
    range: (min, max) => `Von ${min} bis ${max}`,
    whole: 'Bitte eine ganze Zahl',
    step: (step) => `In Schritten von ${step}`,
    sameVisits: 'Eine andere Stufe hat schon so viele Besuche',
  },
  ticked: { yes: 'ja', no: 'nein' },
  catalogue: {
    title: (program) => `Prämien von ${program}`,
    description: 'Was Kunden für ihre Punkte bekommen, an der Kasse oder über ihre Karte.',
    add: 'Prämie hinzufügen',
    loading: 'Prämien werden geladen',
    failed: 'Die Prämien konnten nicht geladen werden.',
    empty: {
      title: 'Noch keine Prämien',
      text: 'Solange es keine gibt, sammeln deine Kunden Punkte, für die sie nichts bekommen. Fang mit etwas Kleinem an, das sie nach ein paar Besuchen erreichen.',
    },
    price: (figure, count) => `${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
    stock: (figure, count) => (count === 0 ? 'Ausverkauft' : `Noch ${figure} da`),
    valid: (count) =>
      count === 0
        ? 'Nach dem Eintauschen unbegrenzt gültig'
        : `Nach dem Eintauschen ${count} ${plural(count, { one: 'Tag', other: 'Tage' })} gültig`,
    issued: (figure) => `${figure} eingetauscht`,
    waiting: (figure) => `${figure} offen`,
    redeemed: (figure) => `${figure} eingelöst`,
    actions: (reward) => `Aktionen für ${reward}`,
    edit: 'Bearbeiten',
    archive: 'Archivieren',
    archived: (count) => `Archiviert (${count})`,
    newTitle: 'Prämie hinzufügen',
    editTitle: 'Prämie bearbeiten',
    editNote: 'Wer die Prämie schon hat, für den ändert sich nichts.',
    back: 'Zurück',
    create: 'Prämie hinzufügen',
    creating: 'Wird hinzugefügt…',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert…',
    fields: (minimum, count) => ({
      name: { label: 'Name der Prämie', hint: 'Zum Beispiel „Ein Heißgetränk nach Wahl“.' },
      description: { label: 'Beschreibung' },
      points_price: {
        label: 'Preis in Punkten',
        hint: `In diesem Programm lässt sich ab ${minimum} ${plural(count, { one: 'Punkt', other: 'Punkten' })} eintauschen.`,
        affix: points,
      },
      stock: { label: 'Vorrat', hint: 'Wie viele es gibt. Leer heißt: unbegrenzt.' },
      valid_days: {
        label: 'Nach dem Eintauschen gültig',
        hint: 'Wer nicht einlöst, bekommt die Punkte danach zurück. 0\u00a0=\u00a0unbegrenzt.',
        affix: days,
      },
    }),
    confirm: {
      title: (reward) => `${reward} archivieren?`,
      text: (waiting, figure) =>
        waiting === 0
          ? 'Dafür lassen sich keine Punkte mehr eintauschen. Das lässt sich nicht rückgängig machen.'
          : `Dafür lassen sich keine Punkte mehr eintauschen. ${figure} schon eingetauschte, noch nicht eingelöste ${plural(waiting, { one: 'bleibt', other: 'bleiben' })} gültig. Das lässt sich nicht rückgängig machen.`,
      cancel: 'Abbrechen',
      submit: 'Archivieren',
      busy: 'Wird archiviert…',
    },
    staleArchive:
      'Jemand anderes hat diese Prämie inzwischen geändert. Sieh sie dir noch einmal an, bevor du sie archivierst.',
  },
}
