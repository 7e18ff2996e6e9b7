import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  kept: (money) => `${money} gespeichert`,
  keptVisit: 'Besuch gespeichert',
  text: 'Auf diesem Gerät gespeichert. Es wird gesendet, sobald die Verbindung wieder da ist.',
  once: 'Vielleicht ist es schon angekommen. Gezählt wird nur einmal.',
  decided: 'Es ist noch nicht erfasst.',
  ofCustomer: (when) => `Wartet seit ${when}`,
  undo: {
    mayHaveArrived:
      'Vielleicht ist es schon angekommen, deshalb lässt es sich nicht nur auf diesem Gerät stornieren. Storniere es, sobald es gesendet ist.',
    gone: 'Es wurde inzwischen gesendet. Storniere es unter den letzten Einträgen.',
  },
  waiting: (count, figure, when) =>
    plural(count, {
      one: `1 Kauf wartet auf diesem Gerät (${when}).`,
      other: `${figure} Käufe warten auf diesem Gerät (der erste: ${when}).`,
    }),
  signIn: 'Melde dich an, um sie zu senden.',
  fullDevice: 'Auf diesem Gerät ist kein Platz mehr: Schaff welchen, dann werden sie gesendet.',
  refused: (reason) => `Noch nicht angenommen: ${reason}`,
  day: (count, figure, money) =>
    plural(count, {
      one: `1 weiterer Kauf wartet auf diesem Gerät (${money}). Er zählt an dem Tag, an dem er ankommt.`,
      other: `${figure} weitere Käufe warten auf diesem Gerät (${money}). Sie zählen an dem Tag, an dem sie ankommen.`,
    }),
  here: (count) =>
    plural(count, {
      one: 'Auf diesem Gerät ist 1 Kauf gespeichert.',
      other: `Auf diesem Gerät sind ${count} Käufe gespeichert.`,
    }),
  untilSignedIn: 'Melde dich bei dem Laden an, der sie erfasst hat, dann werden sie von selbst gesendet.',
  openCounter: 'Kasse öffnen',
  untilConnected: 'Sie werden von selbst gesendet, sobald die Verbindung wieder da ist.',
  aCase: (money) => `${money} wurde nicht erfasst`,
  aCaseOfVisit: 'Ein Besuch wurde nicht erfasst',
  aCaseOfReward: (name) => `${name} wurde nicht als eingelöst erfasst`,
  given: (name) => `${name} ausgegeben, nicht bestätigt`,
  notConfirmed: (when) =>
    `Auf diesem Gerät gespeichert, ${when}. Ob es gültig war, sagt der Server, wenn es ankommt.`,
  waitingEntries: (count, figure, when) =>
    plural(count, {
      one: `1 Eintrag wartet auf diesem Gerät (${when}).`,
      other: `${figure} Einträge warten auf diesem Gerät (der erste: ${when}).`,
    }),
  hereEntries: (count) =>
    plural(count, {
      one: 'Auf diesem Gerät ist 1 Eintrag gespeichert.',
      other: `Auf diesem Gerät sind ${count} Einträge gespeichert.`,
    }),
  noRoom:
    'Dieses Gerät hat keinen Platz, um es zu speichern, deshalb wurde nichts erfasst. Gib die Prämie aus, wenn die Verbindung wieder da ist.',
  cannotKeep:
    'Dieses Gerät hat keinen Platz, um es zu speichern, oder erlaubt es nicht: Es steht nur auf diesem Bildschirm, bis es geklappt hat.',
}
