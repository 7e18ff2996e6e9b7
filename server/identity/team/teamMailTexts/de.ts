import type { teamMailTexts as english } from '../teamMailTexts.ts'

export const teamMailTexts: typeof english = {
  aBusiness: 'einem Laden',
  theAdmin: 'Der Admin',
  invitation: {
    subject: (company) => `Einladung ins Team von ${company}`,
    content: (inviter, company, until) =>
      `${inviter === null ? `Du bist ins Team von ${company} eingeladen` : `${inviter} hat dich ins Team von ${company} eingeladen`}, das seine Kundenkarten mit Regulars führt.\n\nDie Einladung gilt einmal, bis zum ${until}. Wenn du sie nicht erwartet hast, kannst du diese E-Mail ignorieren.`,
    button: 'Einladung ansehen',
  },
  newAdmin: {
    subject: (company) => `Du bist jetzt der Admin von ${company}`,
    content: (from, company) =>
      `${from} hat dir die Admin-Rolle von ${company} übergeben. Ab jetzt kannst du Teammitglieder einladen und entfernen. API-Schlüssel und Webhooks, die diese Person eingerichtet hat, laufen weiter: Sieh in den Einstellungen nach, ob dein Laden sie noch braucht.`,
  },
  formerAdmin: {
    subject: (company) => `Du hast die Admin-Rolle von ${company} übergeben`,
    content: (to, company) =>
      `${to} ist ab jetzt der Admin von ${company}, und du bist Mitglied des Teams. Wenn du das nicht warst, klär das sofort mit dem neuen Admin.`,
  },
  left: {
    subject: (who, company) => `${who} hat das Team von ${company} verlassen`,
    content: (who, company) =>
      `${who} hat das Team von ${company} verlassen und kann dort nichts mehr sehen oder tun. Der Platz ist frei.`,
    keys: (keys) =>
      `Diese API-Schlüssel aus dem Konto sind noch da: ${keys}. Widerrufe die, die sonst niemand benutzt.`,
    seeKeys: 'Schlüssel ansehen',
  },
  seeTeam: 'Team ansehen',
}
