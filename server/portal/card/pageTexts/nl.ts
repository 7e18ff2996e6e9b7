import type { PageTexts } from '../pageTexts.ts'

export const texts: PageTexts = {
  title: 'Je kaart staat klaar',
  forYou: 'Deze link is naar jouw telefoon ge-sms’t en is alleen voor jou.',
  open: 'Open mijn kaart',
  pinStays: 'De volgende keer log je gewoon weer in met je telefoonnummer en pincode.',
  noPin:
    'De volgende keer log je in met je telefoonnummer en een pincode. Kies die nu, of later met een code per sms.',
  noPinNow: 'De volgende keer log je in met je telefoonnummer en een pincode. Kies die nu.',
  anotherPin: 'Niet jouw pincode? Kies een andere',
  choosePin: 'Kies een pincode',
  pinLabel: 'Je nieuwe pincode',
  pinHint: '4 tot 6 cijfers',
  openWithPin: 'Pincode opslaan en kaart openen',
  usedTitle: 'Deze link is al gebruikt',
  used: 'Hij opent je kaart alleen in de browser waarin hij voor het eerst is geopend, zolang je daar ingelogd blijft. Overal elders log je in met je telefoonnummer en pincode. Heb je geen pincode? Vraag daar dan een code per sms aan.',
  usedNow:
    'Hij opent je kaart alleen in de browser waarin hij voor het eerst is geopend, zolang je daar ingelogd blijft. Overal elders log je in met je telefoonnummer en pincode. Heb je geen pincode? Vraag het aan de kassa: daar laten ze je een code zien waarmee je er een kunt kiezen.',
  expiredTitle: 'Deze link is verlopen',
  expired:
    'Een link werkt een week. Log in met je telefoonnummer. Heb je geen pincode? Vraag daar dan een code per sms aan.',
  expiredNow:
    'Een link werkt een week. Log in met je telefoonnummer en pincode. Heb je geen pincode? Vraag het aan de kassa: daar laten ze je een code zien waarmee je er een kunt kiezen.',
  newLink: 'Sms me een nieuwe link',
  askedTitle: 'Kijk bij je sms’jes',
  asked:
    'Hoort deze kaart nog bij de telefoon waar de oude link naartoe ging? Dan komt daar binnen een paar minuten een nieuwe link aan. Geen sms? Log in met je telefoonnummer of vraag het in de zaak.',
  tooOftenTitle: 'Dit is te vaak aangevraagd',
  tooOften:
    'Er zijn al een paar links of codes verstuurd. Gebruik de laatste, probeer het over een uur opnieuw of log in met je telefoonnummer.',
  changedTitle: 'Deze link klopt niet meer',
  changed:
    'Hij was voor een ander telefoonnummer of een andere kaart. Log in met je telefoonnummer of vraag het aan de kassa.',
  closedTitle: 'Online toegang staat uit',
  closed: 'Deze kaart kan niet online worden geopend. Neem contact op met de zaak.',
  unknownTitle: 'Deze link werkt niet',
  unknown:
    'Misschien is er onderweg een stuk van weggevallen. Open de hele link uit de sms, scan de code aan de kassa opnieuw of log in met je telefoonnummer.',
  openedTooOftenTitle: 'Dit is te vaak geprobeerd',
  openedTooOften: 'Open de link over een uur opnieuw of log in met je telefoonnummer.',
  problemTitle: 'Dat is niet gelukt',
  problem: 'Open de link zo meteen nog eens. Helpt dat niet? Vraag het aan de kassa.',
  mail: {
    expired:
      'Je kon de kaart ermee bekijken tot en met de dag die in de e-mail staat. Log in om te zien hoe je kaart er nu voor staat.',
    changedTitle: 'Deze link werkt niet meer',
    changed:
      'Sinds de e-mail is verstuurd, is het e-mailadres, het telefoonnummer of de pincode van de kaart veranderd, of de zaak is gesloten. Log in of vraag het aan de kassa.',
  },
  till: {
    title: 'Kies je pincode',
    intro: (lastDigits) =>
      `Voor de kaart met het telefoonnummer dat eindigt op ${lastDigits}. Voortaan log je in met dat nummer en deze pincode.`,
    usedTitle: 'Deze code is al gebruikt',
    used: 'Met elke code kun je één keer een pincode kiezen. Was jij dat? Log dan in met je telefoonnummer en die pincode. Was jij het niet? Zeg het meteen in de zaak: met een nieuwe code kies je een andere pincode.',
    expiredTitle: 'Deze code werkt niet meer',
    expired: 'Een code werkt vijf minuten, en alleen de laatste. Vraag aan de kassa om een nieuwe.',
    changedTitle: 'Deze code klopt niet meer',
    changed: 'Hij was voor een ander telefoonnummer of een andere kaart. Vraag aan de kassa om een nieuwe.',
  },
  view: {
    title: 'Je kaart',
    until: (day) => `Deze link opent je kaart tot en met ${day}, in elke browser.`,
    used: 'Deze link is al gebruikt. Hij laat je kaart nog wel zien, maar je kunt er niet meer mee inloggen.',
    cards: 'Je spaarprogramma’s',
    noCards: 'Je hebt hier nog niets gespaard.',
    rewards: 'Staat voor je klaar',
    enterPin: 'Vul je pincode in om te verzilveren',
    lastDay: (day) => `Te gebruiken tot en met ${day}`,
    showCode: 'Toon code om te verzilveren',
    wholeCard: 'Open de hele kaart',
    pinLabel: 'Je pincode',
    pinHint: 'De 4 tot 6 cijfers die je voor dit telefoonnummer hebt gekozen',
    confirm: 'Verder',
    whyPin: 'Een code is een beloning waard, dus alleen jij kunt hem laten zien.',
    byCode: 'Nog geen pincode, of vergeten? Krijg een code per sms',
    byLink: 'Nog geen pincode, of vergeten? Sms me een nieuwe link',
    atTheCounter:
      'Nog geen pincode, of vergeten? Vraag het aan de kassa: daar laten ze je een code zien waarmee je er een kunt kiezen.',
    noPhone: 'Wil je iets verzilveren? Vraag het aan de kassa: daar kunnen ze je kaart vinden.',
  },
  by: 'Klantenkaarten van Regulars',
  signIn: 'Naar inloggen',
  askAtCounter: 'Vraag het in de zaak: daar kunnen ze je kaart zien.',
}
