import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('nl')

const daysOf = (n: number) => `${n} ${plural(n, { one: 'dag', other: 'dagen' })}`

export const texts: typeof english = {
  title: 'Je gegevens',
  back: 'Terug naar je kaart',
  loading: 'Je gegevens worden geladen…',
  failed: 'Je gegevens konden niet worden geladen.',
  tryAgain: 'Opnieuw proberen',
  you: {
    title: 'Over jou',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mail',
    phone: 'Telefoonnummer',
    phoneHint: 'Hiermee log je in. Heb je een ander nummer? Geef het door in de zaak.',
    birthday: 'Geboortedatum',
    birthdayHint: 'Voor een verrassing op je verjaardag. Na het opslaan kan alleen de zaak hem aanpassen.',
    birthdayKnown: 'Klopt hij niet? Geef het door in de zaak.',
    save: 'Opslaan',
    saving: 'Opslaan…',
    saved: 'Je gegevens zijn opgeslagen.',
  },
  consents: {
    title: 'Wat de zaak je mag sturen',
    sms: 'Sms’jes met aanbiedingen en nieuws',
    email: 'E-mails met aanbiedingen en nieuws',
    stopped:
      'Je hebt STOP geantwoord op een sms. Wil je weer sms’jes krijgen? Sms START naar het nummer waarvan je ze kreeg.',
    noTexts: 'Er worden hier geen sms’jes verstuurd. Zet je dit uit, dan blijft het uit.',
    noEmail: 'Vul hierboven eerst je e-mailadres in.',
    confirm: (email) =>
      `We hebben een e-mail gestuurd naar ${email}. Open de link die erin staat, dan staan e-mails aan.`,
  },
  topics: {
    title: 'Waarover je iets wilt horen',
    names: {
      news: 'Aanbiedingen en nieuws',
      occasions: 'Je verjaardag en bijzondere momenten',
      reminders: 'Een berichtje als we je missen',
    },
    hints: {
      news: 'Wat er nieuw is, en wat er in de aanbieding is.',
      occasions: 'Een felicitatie op je verjaardag, en een berichtje als je iets hebt bereikt.',
      reminders: 'Als je een tijdje niet bent geweest, of als er nog een beloning op je wacht.',
    },
    owed: 'Verdien je een beloning, of vervallen je punten bijna? Dat blijven we je laten weten, zolang sms’jes of e-mails aanstaan.',
    owedByMail:
      'Verdien je een beloning, of vervallen je punten bijna? Dat blijven we je laten weten, zolang e-mails aanstaan.',
    language: {
      label: 'Taal',
      hint: 'Je ziet deze pagina’s in deze taal als wij die hebben, en berichten als de zaak ze in deze taal heeft geschreven.',
    },
    ownLanguage: 'De taal van de zaak',
    pauseText: (days) => `Even pauze? Dan krijg je ${daysOf(days)} lang niets van dit alles.`,
    pause: (days) => `${daysOf(days)} pauzeren`,
    until: (day) => `Pauze tot ${day}. Daarna gaat het vanzelf weer verder.`,
    resume: 'Nu hervatten',
    resumed: 'Je krijgt weer berichten.',
    saving: 'Opslaan…',
  },
  pin: {
    title: 'Je pincode',
    intro: (business) => `Voor deze kaart, bij ${business}. Op je andere apparaten word je uitgelogd.`,
    first: 'Kies een pincode. De volgende keer log je in met je telefoonnummer en deze pincode.',
    present: 'Huidige pincode',
    next: 'Nieuwe pincode',
    hint: '4 tot 6 cijfers',
    change: 'Pincode wijzigen',
    choose: 'Pincode kiezen',
    saving: 'Opslaan…',
    saved: 'Je nieuwe pincode is opgeslagen.',
  },
  data: {
    title: 'Wat we van je bewaren',
    download: 'Mijn gegevens downloaden',
    downloading: 'Bezig met voorbereiden…',
    downloadHint: 'Alles wat de zaak van je bewaart, als bestand (JSON).',
    delete: 'Mijn kaart verwijderen',
    needsPin: 'Kies eerst een pincode om je kaart te kunnen verwijderen.',
  },
  erase: {
    title: 'Je kaart verwijderen?',
    lost: (business) => `Bij ${business} raak je voorgoed kwijt:`,
    balances: 'je punten, stempels en bezoeken',
    rewards: 'beloningen die je nog niet hebt verzilverd',
    person: 'je naam, telefoonnummer, e-mailadres, geboortedatum en berichten',
    after: 'Niemand kan dit nog terughalen. Je kaarten bij andere zaken blijven zoals ze zijn.',
    pin: 'Je pincode, zodat we zeker weten dat jij het bent',
    confirm: 'Voorgoed verwijderen',
    busy: 'Verwijderen…',
    cancel: 'Mijn kaart houden',
    done: 'Je kaart is verwijderd',
    doneText: (business) =>
      `${business} heeft je naam, je nummer en je punten niet meer. Doe je later weer mee, dan begin je met een nieuwe kaart.`,
    leave: 'Klaar',
  },
}
