import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  documentTitle: 'Übersicht',
  welcome: (company) => `Willkommen, ${company}`,
  trial: {
    daysLeft: (plan, days) =>
      `Du testest ${plan} noch ${plural(days, { one: '1 Tag', other: `${days} Tage` })}`,
    over: (plan) => `Deine Testphase ist vorbei, der Laden ist jetzt im Tarif ${plan}`,
    subscriptionOver: (plan) => `Dein Abo ist beendet, der Laden ist jetzt im Tarif ${plan}`,
    ended: (date) => `Die Testphase endete am ${date}.`,
    ends: (date) => `Die Testphase endet am ${date}.`,
    viewPlans: 'Tarife ansehen',
    kept: 'Was deine Kunden gesammelt haben, behalten sie.',
  },
  today: {
    title: 'Heute',
    print: 'Tagesübersicht',
    none: 'Heute war noch niemand da.',
    customers: (count, figure) => plural(count, { one: '1 Kunde', other: `${figure} Kunden` }),
    taken: 'Bezahlt',
    visits: 'Besuche',
    joined: 'Neue Kunden',
    handedOut: 'Ausgegebene Prämien',
    who: 'Wer da war',
    more: (count) => `und ${count} weitere`,
  },
  waiting: {
    title: 'Wartet auf dich',
    none: 'Nichts zu tun: keine Prämien auszugeben, keine SMS zu lesen.',
    noneByMail: 'Nichts zu tun: keine Prämien auszugeben.',
    rewards: (rewards, figure, customers) =>
      `${customers} ${plural(rewards, { one: 'eine Prämie', other: `${figure} Prämien` })} abzuholen`,
    customers: (count, figure) => plural(count, { one: 'Ein Kunde hat', other: `${figure} Kunden haben` }),
    unread: (count, figure) =>
      plural(count, {
        one: 'Ein Kunde hat dir per SMS geantwortet',
        other: `${figure} neue SMS von Kunden`,
      }),
    withheld: (count, figure) =>
      plural(count, {
        one: 'Eine Nachricht wurde in den letzten 7 Tagen zurückgehalten',
        other: `${figure} Nachrichten wurden in den letzten 7 Tagen zurückgehalten`,
      }),
    soldOut: (count, figure) =>
      plural(count, { one: 'Eine Prämie ist ausverkauft', other: `${figure} Prämien sind ausverkauft` }),
    noReward: (count, figure) =>
      plural(count, {
        one: 'Für deine Punkte gibt es noch nichts: Erstelle die erste Prämie',
        other: `In ${figure} Programmen gibt es für Punkte noch nichts: Erstelle die ersten Prämien`,
      }),
    nameless: 'Trag deinen Namen ein: Er steht bei allem, was du an der Kasse tust',
    full: 'Dein Tarif ist ausgeschöpft: Niemand kann mehr beitreten',
    emailRefused: 'SendGrid nimmt deine Werbe-E-Mails nicht an, deshalb warten sie',
  },
  lately: {
    title: 'Die letzten 30 Tage',
    all: 'Ganze Auswertung',
    paid: 'Von Kunden bezahlt',
    visits: 'Besuche',
    joined: 'Neue Kunden',
    failed: 'Die letzten 30 Tage konnten nicht zusammengezählt werden.',
    next: 'Was jetzt hilft',
    slipping: (count, figure) =>
      plural(count, {
        one: 'Ein Kunde droht abzuspringen: Sieh nach, wer es ist, und melde dich',
        other: `${figure} Kunden drohen abzuspringen: Sieh nach, wer es ist, und melde dich`,
      }),
    fewer: (percent) => `${percent} weniger Besuche: Sieh nach, wann, und lade Kunden ein`,
    nobody: 'In 30 Tagen ist niemand beigetreten: Häng deinen QR-Code auf, wo Kunden ihn sehen',
  },
  payment: {
    success: {
      title: 'Zahlung erfolgreich!',
      text: 'Dein Abo ist aktiv. Danke für das Upgrade!',
    },
    cancelled: {
      title: 'Zahlung abgebrochen.',
      text: 'Du hast die Zahlung abgebrochen. Wechseln kannst du jederzeit unter „Abo“.',
    },
    trial: {
      title: (plan) => `Deine Testphase mit ${plan} hat begonnen`,
      text: (date) =>
        `Heute wurde nichts abgebucht. Den ersten Monat buchen wir am ${date} von deiner Karte ab, wenn du nicht vorher kündigst.`,
    },
    checking: 'Deine Zahlung wird geprüft…',
    unknown: {
      title: 'Keine Zahlung gefunden',
      text: 'Hier wurde nichts bezahlt. Deinen Tarif siehst du unter „Abo“.',
    },
    unchecked: {
      title: 'Deine Zahlung konnte noch nicht geprüft werden',
      text: 'Sie gilt, sobald die Bank sie bestätigt. Deinen Tarif siehst du unter „Abo“.',
    },
  },
  failed: 'Die Zahlen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  place: {
    title: (place) => `Stimmt das für deinen Laden? ${place}`,
    text: (country, money, clock) => `${country}, ${money}, ${clock}.`,
    until: 'Die Währung lässt sich ändern, bis der erste Betrag erfasst ist.',
    clock: (city) => `Zeitzone ${city}`,
    noClock: 'Zeitzone unbekannt',
    chooseClock:
      'Dein Browser nennt keine Stadt. Wähle deine, damit dein Tag um Mitternacht deiner Zeit beginnt.',
    right: 'Stimmt',
    change: 'Ändern',
    changeWhat: '(Land, Währung oder Zeitzone)',
  },
  firstSteps: {
    title: 'Deine erste Woche',
    done: (done, all) => `${done} von ${all} erledigt`,
    doneMark: 'Erledigt:',
    dismiss: 'Ausblenden',
    steps: {
      program: {
        title: 'Erstes Programm erstellen',
        text: 'Stempel, Punkte oder Gratis-Artikel: Das dauert zwei Minuten.',
      },
      qr_code: { title: 'QR-Code an die Kasse stellen', text: 'Damit treten Kunden bei, ohne App.' },
      customer: {
        title: 'Ersten Kunden begrüßen',
        text: 'Er scannt den Code, oder du legst ihn an der Kasse an.',
      },
      purchase: { title: 'Ersten Kauf erfassen', text: 'Die Telefonnummer genügt.' },
      profile: {
        title: 'Profil ausfüllen',
        text: 'Adresse oder Telefon, für Kunden, die dich suchen.',
      },
    },
  },
  quickActions: {
    title: 'Schnellzugriff',
    customer: 'Kunden anlegen',
    counter: 'Kasse öffnen',
    qrCode: 'QR-Code erstellen',
    program: 'Programm erstellen',
  },
  recent: {
    title: 'Zuletzt passiert',
    none: 'Noch nichts',
    noneText: 'Hier erscheinen Käufe, neue Kunden und eingelöste Prämien, sobald es sie gibt.',
    undone: 'Storniert',
    by: (staff) => `von ${staff}`,
    erased: 'Gelöschter Kunde',
  },
}
