import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  asOf: (when, since) => `Stand: ${when} (${since})`,
  text: 'Der Server antwortet nicht; das hier hat dieses Gerät behalten. Käufe zählen, Prämien und Verlauf warten auf die Verbindung.',
  take: 'Nur die Nummer nehmen',
  takeText:
    'Ohne Verbindung lässt sich der Kauf mit der Nummer behalten. Der Kunde wird beim Ankommen angelegt, oder gefunden, wenn es ihn schon gibt; Name und Einwilligung können folgen.',
  works: (name) => `An der Kasse: ${name}`,
  who: 'Wer arbeitet hier?',
  whoText:
    'Der Server kann nicht sagen, wer angemeldet ist. Was du erfasst, trägt diesen Namen und gilt als Angabe, bis sich jemand anmeldet und es schickt.',
  name: 'Dein Name',
  itsMe: 'Das bin ich',
  cancel: 'Abbrechen',
}
