import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  title: 'Anmeldung in zwei Schritten',
  on: 'An',
  offText:
    'Lass zusätzlich zum Passwort nach einem Code aus einer App auf deinem Handy fragen: Wer dein Passwort erfährt, kommt dann trotzdem nicht hinein.',
  onText: (day) => `Seit ${day} wird nach einem Code aus deiner Authenticator-App gefragt.`,
  failed: 'Die Anmeldung in zwei Schritten konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  switchOn: 'Einschalten',
  needsEmail: 'Bestätige zuerst deine E-Mail-Adresse: Dann kann das nur einschalten, wem sie gehört.',
  byCommandAlone:
    'Den zweiten Schritt eines Super-Admins kann nur ausschalten, wer diese Installation betreibt.',
  switchOff: 'Ausschalten',
  newCodes: 'Neue Backup-Codes',
  codesLeft: (count) =>
    count === 0
      ? 'Du hast keine Backup-Codes mehr.'
      : plural(count, {
          one: 'Du hast noch einen Backup-Code.',
          other: `Du hast noch ${count} Backup-Codes.`,
        }),
  fewCodes: 'Erstelle neue, bevor du sie brauchst.',
  password: 'Dein Passwort',
  code: 'Code aus der App',
  codeMissing: 'Gib den 6-stelligen Code ein',
  anyCode: 'Code aus der App oder Backup-Code',
  anyCodeMissing: 'Gib einen Code ein',
  enrol: {
    title: 'Anmeldung in zwei Schritten einschalten',
    passwordText: 'Gib dein Passwort noch einmal ein, damit sicher ist, dass du es bist.',
    noPasswordText: 'Du brauchst eine Authenticator-App auf deinem Handy.',
    next: 'Weiter',
    nextBusy: 'Einen Moment…',
    scanText:
      'Öffne eine Authenticator-App auf deinem Handy, etwa Google Authenticator, Microsoft Authenticator oder 1Password, und scanne diesen Code.',
    picture: 'QR-Code für die Authenticator-App',
    byHand: 'Keine Kamera? Gib diesen Schlüssel in der App ein:',
    codeHint: 'Die 6 Ziffern, die die App jetzt zeigt.',
    submit: 'Einschalten',
    busy: 'Wird geprüft…',
    done: 'Die Anmeldung in zwei Schritten ist an. Alle anderen Geräte wurden abgemeldet.',
  },
  codes: {
    title: 'Deine Backup-Codes',
    text: 'Mit jedem kommst du einmal ohne die App hinein. Bewahre sie so auf, dass du sie auch ohne dein Handy findest: Sie werden nur jetzt gezeigt und danach nie wieder.',
    list: 'Backup-Codes',
    copy: 'Kopieren',
    copied: 'Die Codes sind kopiert',
    copyFailed: 'Die Codes konnten nicht kopiert werden',
    download: 'Herunterladen',
    file: 'regulars-backup-codes.txt',
    kept: 'Ich habe die Codes aufbewahrt',
    keepFirst: 'Bewahre zuerst die Codes auf und setze dann das Häkchen',
    done: 'Fertig',
  },
  renew: {
    title: 'Neue Backup-Codes',
    text: 'Die alten gelten dann nicht mehr.',
    submit: 'Neue erstellen',
    busy: 'Wird geprüft…',
  },
  remove: {
    title: 'Anmeldung in zwei Schritten ausschalten?',
    text: 'Dann genügt dein Passwort allein. Backup-Codes und gemerkte Geräte gelten nicht mehr.',
    textWithoutPassword: 'Dann genügt Google allein. Backup-Codes und gemerkte Geräte gelten nicht mehr.',
    submit: 'Ausschalten',
    busy: 'Wird geprüft…',
    done: 'Die Anmeldung in zwei Schritten ist aus',
  },
  devices: {
    title: 'Geräte, auf denen nicht gefragt wird',
    device: (browser, system) =>
      browser && system ? `${browser} auf ${system}` : (browser ?? system ?? 'Unbekanntes Gerät'),
    until: (day) => `bis ${day}`,
    forget: 'Wieder fragen',
    forgetOf: (device) => `Wieder fragen: ${device}`,
    forgotten: (device) => `${device}: Ab jetzt wird wieder nach einem Code gefragt`,
    forgetAll: 'Auf allen wieder fragen',
    allForgotten: 'Auf allen Geräten wird wieder nach einem Code gefragt',
  },
}
