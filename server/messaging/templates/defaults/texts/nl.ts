import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'Welkom',
    text: 'Welkom bij {business_name}, {firstName}! {promise} Antwoord STOP om te stoppen, HELP voor hulp.',
    rates: ' Mogelijk zijn er kosten.',
    subject: 'Welkom bij {business_name}',
    body: `Hoi {firstName},

Leuk dat je meedoet bij {business_name}. {promise}

Met één tik zie je je kaart.

Tot snel!`,
  },
  promises: {
    text: {
      general: 'Je spaart nu voor beloningen bij ons.',
      often: 'Voor {count} stempels krijg je: {reward}.',
      amounts: 'Voor {count} punten krijg je: {reward}.',
      visits: 'Hoe vaker je komt, hoe meer korting je krijgt.',
    },
    email: {
      general: 'Vanaf nu telt elk bezoek: noem bij de kassa gewoon je telefoonnummer.',
      often: 'Voor {count} stempels krijg je: {reward}. Noem bij de kassa gewoon je telefoonnummer.',
      amounts: 'Voor {count} punten krijg je: {reward}. Noem bij de kassa gewoon je telefoonnummer.',
      visits: 'Hoe vaker je komt, hoe meer korting je krijgt. Noem bij de kassa gewoon je telefoonnummer.',
    },
  },
  reward: {
    name: 'Beloning verdiend',
    text: 'Goed nieuws, {firstName}: bij {business_name} ligt een beloning voor je klaar!',
    subject: 'Bij {business_name} ligt een beloning voor je klaar',
    body: `Goed nieuws, {firstName}!

Je hebt bij {business_name} een beloning verdiend. Laat bij je volgende bezoek de code hieronder zien aan de kassa.

Bedankt dat je terugkomt.`,
  },
  milestone: {
    name: 'Puntenmijlpaal',
    text: '{firstName}, je hebt {points} punten bij {business_name}. Bedankt dat je steeds terugkomt!',
  },
  birthday: {
    name: 'Verjaardag',
    text: 'Fijne verjaardag, {firstName}! Het team van {business_name} wenst je een prachtige dag.',
    subject: 'Fijne verjaardag, namens {business_name}',
    body: `Fijne verjaardag, {firstName}!

Iedereen bij {business_name} wenst je een prachtige dag. Kom langs en vier het met ons.`,
  },
  news: {
    name: 'Nieuws',
    subject: 'Nieuws van {business_name}',
    body: `Hoi {firstName},

Er is iets nieuws bij {business_name}. Kom langs: je kaart wacht op het volgende bezoek.`,
  },
  custom: {
    name: 'Een berichtje van ons',
    text: 'Hoi {firstName}, bedankt voor je bezoek aan {business_name}. Tot snel!',
    subject: 'Een berichtje van {business_name}',
    body: `Hoi {firstName},

Bedankt voor je bezoek aan {business_name}. We zien je graag weer.`,
  },
  expiry: {
    name: 'Verloopt binnenkort',
    text: '{firstName}, een deel van wat je bij {business_name} hebt gespaard, verloopt bijna. Kom langs en gebruik het:',
    subject: 'Gebruik het voor het verloopt, bij {business_name}',
    body: `Hoi {firstName},

Een deel van wat je bij {business_name} hebt gespaard, verloopt binnenkort. We zien je graag langskomen om het te gebruiken:`,
  },
  miss_you: {
    name: 'We missen je',
    text: 'Hoi {firstName}, lang niet gezien! We zien je graag snel weer bij {business_name}.',
    subject: 'We missen je bij {business_name}',
    body: `Hoi {firstName},

Je laatste bezoek is alweer even geleden, en we zien je graag weer.

Iedereen bij {business_name} kijkt naar je uit.`,
  },
  nth_visit: {
    name: 'Bedankt voor het terugkomen',
    text: 'Bedankt dat je zo vaak bij {business_name} komt, {firstName}. Dat betekent veel voor ons!',
    subject: 'Bedankt dat je steeds bij {business_name} terugkomt',
    body: `Hoi {firstName},

Je bent al vaak bij {business_name} geweest. Dat betekent veel voor ons: bedankt!

Tot snel.`,
  },
  unused_reward: {
    name: 'Er wacht een beloning',
    text: '{firstName}, bij {business_name} ligt nog iets voor je klaar. Laat dit bij je volgende bezoek zien:',
    subject: 'Bij {business_name} ligt nog iets voor je klaar',
    body: `Hoi {firstName},

Je hebt bij {business_name} een beloning verdiend en nog niet gebruikt. Laat bij je volgende bezoek de code hieronder zien aan de kassa.`,
  },
}
