import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  joinTitle: (business) => `Doe mee bij ${business}`,
  seeCard: 'Doe je al mee? Bekijk je kaart',
  joinLead: 'Je telefoonnummer is je kaart. Geen app nodig.',
  loyaltyCard: 'Klantenkaart',
  alsoHere: (names) => `Ook hier: ${names}`,
  phone: 'Telefoonnummer',
  firstName: 'Voornaam (niet verplicht)',
  lastName: 'Achternaam (niet verplicht)',
  more: 'E-mail en geboortedatum (niet verplicht)',
  email: 'E-mail',
  birthday: 'Geboortedatum',
  needsScript: 'Zet JavaScript aan in je browser om mee te doen.',
  join: 'Meedoen',
  joining: 'Een momentje…',
  smallPrint: 'Door mee te doen ga je akkoord met onze {terms} en {privacy}.',
  smallPrintWithBusiness: 'Door mee te doen ga je akkoord met onze {terms} en {privacy}, en met {business}.',
  terms: 'voorwaarden',
  privacy: 'privacyverklaring',
  businessPrivacy: (business) => `de privacyverklaring van ${business}`,
  newTab: 'opent in een nieuw tabblad',
  somethingToChange: 'Kijk nog even naar wat hieronder is gemarkeerd.',
  language: (name) => `Taal: ${name}`,

  joinedTitle: 'Gelukt!',
  joinedTill: 'Geef je nummer door aan de kassa',
  joinedTillMore: 'Meer hoef je niet te doen om te sparen, elke keer als je langskomt.',
  joinedText: 'Je krijgt een sms met de link naar je kaart',
  joinedTextMore:
    'Open de link om te zien wat je spaart en om een pincode te kiezen. Geen sms? Vraag het aan de kassa.',

  fullTitle: (business) => `${business} heeft nu even geen plek voor nieuwe deelnemers`,
  fullMember: 'Doe je al mee?',
  fullMemberMore: 'Geef je nummer door aan de kassa en spaar zoals altijd.',
  fullNew: 'Nieuw hier?',
  fullNewMore: 'Vraag aan de kassa hoe je mee kunt doen.',

  pausedTitle: 'Deze code heeft even pauze',
  paused:
    'Je kunt je er nu niet mee aanmelden. Vraag het aan de kassa: daar kunnen ze je aanmelden of je een andere code laten zien.',
  businessClosedTitle: 'Deze zaak is nu gesloten',
  businessClosed:
    'Meedoen kan nu even niet. Doe je al mee? Dan blijft bewaard wat je hebt gespaard en kun je je kaart gewoon openen.',
  closedTitle: 'Hier kun je je nergens voor aanmelden',
  closed:
    'Misschien is de code oud, of is er een letter weggevallen. Vraag het aan de kassa: daar kunnen ze je aanmelden.',
  problemTitle: 'Dat lukte niet',
  problem: 'Er ging bij ons iets mis. Probeer het zo nog eens, of vraag het aan de kassa.',
  privacyOf: (business) => `Privacyverklaring van ${business}`,
  by: 'Klantenkaarten van Regulars',
}
