import type { domainMailTexts as english } from '../domainMailTexts.ts'

const since = (host: string): string =>
  `deshalb ist sie für deine Kunden abgeschaltet. Sie sehen ihre Karten unter unserer eigenen Adresse, dorthin führen auch neue Links und Codes. Gedruckte Codes mit ${host} funktionieren wieder, sobald die Domain bestätigt ist.`

export const domainMailTexts: typeof english = {
  subject: {
    attention: (host) => `${host} braucht deine Aufmerksamkeit`,
    off: (host) => `${host} wurde abgeschaltet`,
  },
  attention: (host, day) =>
    `Jede Woche fragen wir das DNS von ${host}, ob die Domain noch dir gehört. Diesmal stand das dort nicht. Deine Kunden sehen sie weiterhin, aber sie wird abgeschaltet, wenn sie nicht bis zum ${day} bestätigt ist.`,
  off: (host) =>
    `Seit drei Wochen steht im DNS von ${host} nicht mehr, dass die Domain dir gehört, ${since(host)}`,
  moved: (host) =>
    `Im DNS von ${host} steht nicht mehr, dass die Domain dir gehört, und ein anderer Laden hat sie bestätigt, ${since(host)}`,
  addRecord: (name, value) => `Leg den TXT-Eintrag ${name} mit ${value} an`,
  leadTo: (host, ours) => `Lass ${host} mit einem CNAME-Eintrag auf ${ours} zeigen`,
  check: 'Dann klick in den Einstellungen auf „Jetzt prüfen“.',
  button: 'Einstellungen öffnen',
}
