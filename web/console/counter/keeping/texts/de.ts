import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  asOf: (day, time, since) =>
    day === null ? `Stand: ${time} (${since})` : `Stand: ${day} um ${time} (${since})`,
  text: 'Auf diesem Gerät gespeichert, denn der Server antwortet nicht. Käufe zählen, Prämien und Verlauf warten.',
  textWithRewards:
    'Auf diesem Gerät gespeichert, denn der Server antwortet nicht. Käufe zählen; Prämien sind bis dahin nicht bestätigt.',
  give: 'Unbestätigt ausgeben',
  giving: 'Einen Moment…',
  handOver: (name) => `${name}: bitte ausgeben. Bestätigt wird es, wenn die Verbindung wieder da ist.`,
  tooMuch: 'Mehr, als heute ohne Verbindung ausgegeben werden darf',
  takeCode: 'Code annehmen',
  codeText: (code) =>
    `Ohne Verbindung kann niemand ${code} prüfen. Du kannst ihn ungeprüft annehmen: War er ungültig oder schon benutzt, steht das in der Übersicht. Gibt er Rabatt, zieh ihn selbst ab und erfasse, was bezahlt wurde.`,
  codeTaken: (code) => `${code} ist auf diesem Gerät gespeichert, nicht bestätigt.`,
  codesWait: 'Falls es ein Code ist: Ohne Verbindung werden keine angenommen.',
  take: 'Nur die Nummer nehmen',
  takeText:
    'Ohne Verbindung lässt sich der Kauf mit der Nummer speichern. Der Kunde wird später angelegt, oder gefunden, wenn es ihn schon gibt; Name und Einwilligung können folgen.',
  works: (name) => `An der Kasse: ${name}`,
  who: 'Wer arbeitet hier?',
  whoText:
    'Der Server kann nicht sagen, wer angemeldet ist. Was du erfasst, trägt diesen Namen und gilt als unbestätigt, bis sich jemand anmeldet und es schickt.',
  name: 'Dein Name',
  itsMe: 'Das bin ich',
  cancel: 'Abbrechen',
}
