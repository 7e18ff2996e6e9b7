import type { goneMailTexts as english } from '../goneMailTexts.ts'

export const goneMailTexts: typeof english = (who, hosts) => ({
  subject:
    hosts.length === 1 ? 'Ein Webhook deines Ladens ist pausiert' : 'Webhooks deines Ladens sind pausiert',
  content: [
    `${who ?? 'Jemand, dessen Konto es nicht mehr gibt,'} hat angelegt oder zuletzt geändert, was dein Laden hierhin meldet: ${hosts.join(', ')}. Diese Person hat keinen Zugang mehr zu deinem Laden, deshalb wird dorthin nichts mehr gesendet.`,
    'Gehört eine Adresse deinem Laden, setze ihren Webhook in den Einstellungen fort und sende nach, was gefehlt hat: Was inzwischen geschieht, bleibt 30 Tage gespeichert. Ersetze auch das Geheimnis, denn die Person kennt es vielleicht.',
    'Kennst du eine Adresse nicht, lösche ihren Webhook.',
  ],
  button: 'Einstellungen öffnen',
})
