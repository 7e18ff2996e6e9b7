import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `Möchtest du E-Mails von ${business}?`,
    body: (business) =>
      `Jemand hat bei ${business} diese Adresse angegeben und in E-Mails eingewilligt. Wenn du das warst, bestätige es bitte mit dem Button. Wenn nicht, tu nichts: Du bekommst keine weitere E-Mail.`,
    button: 'Ja, schickt mir E-Mails',
  },
  page: {
    ask: (business) => `E-Mails von ${business} bekommen?`,
    askText: 'Du kannst sie jederzeit mit einem Klick abbestellen: Der Link steht in jeder E-Mail.',
    button: 'Ja, schickt mir E-Mails',
    done: 'Danke, das ist bestätigt',
    doneText: (business) => `Von jetzt an bekommst du E-Mails von ${business}.`,
    unknown: 'Dieser Link funktioniert nicht mehr',
    unknownText:
      'Vielleicht ist er zu alt, oder deine E-Mail-Adresse hat sich seither geändert. Schalte E-Mails auf deiner Karte wieder ein.',
  },
}
