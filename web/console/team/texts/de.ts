import { roles } from '../../page/texts.ts'
import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Laden und Team',
  description: 'Dein Laden und alle, die mit dir arbeiten.',
  invite: 'Ins Team einladen',
  loading: 'Dein Team wird geladen…',
  failed: 'Das Team konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  setUp: {
    busy: 'Dein Laden wird eingerichtet…',
    title: 'Laden nicht verfügbar',
    failed: 'Der Laden konnte nicht eingerichtet werden',
    retry: 'Noch einmal einrichten',
  },
  company: {
    title: 'Angaben zum Laden',
    name: 'Name',
    email: 'E-Mail des Admins',
    created: 'Erstellt',
    status: 'Status des Abos',
  },
  seats: {
    title: 'Belegte Plätze',
    used: (used, max) => `${used} von ${max} Plätzen belegt`,
    unlimited: (used) => `${used} Plätze belegt, beliebig viele möglich`,
    capacity: (percent) => `${percent} deiner Plätze`,
    held: (count, n) =>
      n === 1
        ? `${count} ist für eine offene Einladung reserviert.`
        : `${count} sind für offene Einladungen reserviert.`,
    close: 'Fast alle Plätze sind belegt.',
    full: 'Alle deine Plätze sind belegt. Mit einem größeren Tarif kannst du weitere Personen einladen.',
    fullForMember: 'Alle Plätze dieses Teams sind belegt.',
    upgrade: 'Tarif erweitern',
  },
  members: {
    title: 'Dein Team',
    you: 'Du',
    roles,
    joined: (when) => `Dabei seit ${when}`,
    actions: (name) => `Aktionen für ${name}`,
    alone: 'Noch bist du allein hier.',
    invite: 'Lade jemanden ein, mit dir an der Kasse zu arbeiten.',
  },
  remove: {
    action: 'Aus dem Team entfernen',
    title: 'Aus dem Team entfernen',
    text: (name) => `Möchtest du ${name} wirklich aus dem Team entfernen?`,
    more: 'Der Zugang endet sofort und auf allen Geräten. Alles Erfasste bleibt.',
    revokeKeys: (names, count) =>
      count === 1
        ? `Auch den API-Schlüssel dieser Person widerrufen: ${names}`
        : `Auch die API-Schlüssel dieser Person widerrufen: ${names}`,
    revokeKeysHint:
      'Was diese Schlüssel benutzt, funktioniert sofort nicht mehr. Bleibt ein Schlüssel, ist er in den Einstellungen markiert.',
    confirm: 'Entfernen',
    busy: 'Wird entfernt…',
    done: 'Aus dem Team entfernt',
    failed: 'Das Entfernen hat nicht geklappt',
  },
  changeRole: {
    counter: 'Auf die Kasse beschränken',
    member: 'Zum Teammitglied machen',
    done: (name, role) =>
      role === 'counter' ? `${name} arbeitet jetzt nur an der Kasse` : `${name} ist jetzt Teammitglied`,
    failed: 'Die Rolle konnte nicht geändert werden',
  },
  resetPin: {
    action: 'PIN zurücksetzen',
    title: (name) => `PIN von ${name} zurücksetzen?`,
    text: 'An gemeinsamen Kassen gilt sie dann nicht mehr. Die Person wählt im eigenen Konto eine neue.',
    confirm: 'PIN zurücksetzen',
    busy: 'Wird zurückgesetzt…',
    done: (name) => `Die PIN von ${name} ist zurückgesetzt`,
    failed: 'Die PIN konnte nicht zurückgesetzt werden',
  },
  leave: {
    action: 'Team verlassen',
    title: (company) => `Das Team von ${company} verlassen?`,
    text: 'Dein Zugang endet sofort und auf allen Geräten, und nur eine Einladung bringt dich zurück. Was du erfasst hast, bleibt. Der Admin bekommt eine E-Mail.',
    adminFirst: 'Du bist der Admin. Um das Team zu verlassen, mach zuerst jemand anderen zum Admin.',
    confirm: 'Team verlassen',
    busy: 'Einen Moment…',
    done: (company) => `Du hast ${company} verlassen`,
    failed: 'Du konntest das Team nicht verlassen',
  },
  handOver: {
    action: 'Zum Admin machen',
    title: (name) => `${name} zum Admin machen?`,
    text: (name) =>
      `${name} verwaltet dann das Team, und du bist Teammitglied: Zurückgeben kann die Rolle nur ${name}. Ihr bekommt beide eine E-Mail.`,
    label: (email) => `Gib zur Bestätigung ${email} ein`,
    confirm: 'Übergeben',
    busy: 'Wird übergeben…',
    done: (name) => `${name} ist jetzt Admin`,
    failed: 'Die Rolle konnte nicht übergeben werden',
  },
  invitations: {
    title: 'Offene Einladungen',
    empty: 'Keine offenen Einladungen.',
    sent: (when) => `Gesendet: ${when}`,
    until: (date) => `gültig bis ${date}`,
    expired: 'Abgelaufen',
    mail: {
      sending: 'Wird gesendet',
      sent: 'E-Mail gesendet',
      failed: 'Nicht zugestellt',
      uncertain: 'Zustellung unsicher',
    },
    resend: 'Erneut senden',
    resendTo: (email) => `Einladung an ${email} noch einmal senden`,
    resending: 'Wird gesendet…',
    resent: 'Einladung noch einmal gesendet',
    resendFailed: 'Die Einladung wurde nicht gesendet',
    revoke: 'Zurückziehen',
    revokeFor: (email) => `Einladung an ${email} zurückziehen`,
  },
  revoke: {
    title: 'Einladung zurückziehen',
    text: 'Möchtest du diese Einladung wirklich zurückziehen?',
    more: (email) => `Der Link, den ${email} bekommen hat, funktioniert dann nicht mehr.`,
    confirm: 'Einladung zurückziehen',
    busy: 'Wird zurückgezogen…',
    done: 'Einladung zurückgezogen',
    failed: 'Die Einladung konnte nicht zurückgezogen werden',
  },
  dialog: {
    title: 'Ins Team einladen',
    email: 'E-Mail-Adresse',
    hint: 'An diese Adresse schicken wir den Link zu deinem Team',
    role: 'Was erlaubt ist',
    roles: {
      member: {
        label: roles.member,
        text: 'Alles außer dem Team, den Einstellungen und dem, was nur du darfst.',
      },
      counter: {
        label: roles.counter,
        text: 'Die Kasse und sonst nichts: keine Listen, keine Nachrichten, keine Dateien.',
      },
    },
    cancel: 'Abbrechen',
    send: 'Einladung senden',
    sending: 'Wird gesendet…',
    done: 'Einladung gesendet',
    failed: 'Die Einladung wurde nicht gesendet',
  },
}
