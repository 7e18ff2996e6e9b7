import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('nl')

const points = (n: number, format: Format) =>
  `${format.number(n)} ${plural(n, { one: 'punt', other: 'punten' })}`

export const texts: typeof english = {
  login: {
    title: 'Je klantenkaart',
    intro: 'Log in met je telefoonnummer en pincode.',
    phone: 'Telefoonnummer',
    abroad: 'Buitenlands nummer? Begin met + en de landcode.',
    pin: 'Pincode',
    pinHint: 'Vul je pincode van 4 tot 6 cijfers in',
    submit: 'Inloggen',
    busy: 'Bezig met inloggen…',
    failed: 'Inloggen is niet gelukt. Probeer het opnieuw.',
    byCode: 'Geen pincode, of vergeten? Krijg een code per sms',
    atTheCounter:
      'Geen pincode, of vergeten? Vraag het aan de kassa: daar laten ze je een code zien waarmee je er een kunt kiezen.',
    contact: 'Contact met de zaak',
    home: 'Terug naar de startpagina',
    chooseTitle: 'Welke kaart wil je zien?',
    chooseIntro: 'Met je pincode open je een kaart bij meerdere zaken.',
    back: 'Terug',
  },
  code: {
    title: 'Kies een pincode',
    intro: 'We sms’en je een code. Daarmee kies je een nieuwe pincode en ben je meteen ingelogd.',
    send: 'Sms me een code',
    sending: 'Versturen…',
    sent: (phone, minutes) =>
      `Is ${phone} bij een zaak bekend? Dan is er een code onderweg. Die werkt ${minutes} ${plural(minutes, { one: 'minuut', other: 'minuten' })}.`,
    code: 'Code uit de sms',
    pin: 'Je nieuwe pincode',
    pinHint: '4 tot 6 cijfers, dezelfde bij elke zaak die je nummer kent',
    submit: 'Pincode opslaan en inloggen',
    captchaFailed: 'We konden niet controleren of je een mens bent. Laad de pagina opnieuw.',
    noText:
      'Geen sms? Controleer het nummer of vraag een nieuwe code aan. Heb je ooit STOP geantwoord op een sms? Antwoord dan eerst START. In de zaak kun je ook zonder sms een pincode kiezen.',
    again: 'Nieuwe code sturen',
    otherPhone: 'Nummer wijzigen',
    sentAgain: 'Er is nog een code onderweg. De vorige werken ook nog.',
  },
  failed: {
    title: 'Deze pagina kan niet worden getoond',
    text: 'Laad de pagina opnieuw. Helpt dat niet? Vraag het aan de kassa: daar kunnen ze je kaart zien.',
    reload: 'Opnieuw laden',
  },
  contact: {
    title: 'Contact met de zaak',
    ask: 'Vraag het in de zaak: daar kunnen ze je kaart zien, je nummer aanpassen en je helpen met je pincode.',
    call: 'Bellen',
    write: 'Mailen',
    visit: 'Langskomen',
    close: 'Sluiten',
  },
  dashboard: {
    title: 'Je kaart',
    welcome: (name) => (name ? ['Welkom terug, ', name, '!'] : ['Welkom terug!', '', '']),
    logOutOffline: 'Geen verbinding. Uitloggen kan zodra je weer online bent.',
    sinceLast: 'Nieuw sinds de vorige keer',
    logOut: 'Uitloggen',
    showCode: 'Toon mijn code',
    profile: 'Je gegevens',
    programs: 'Je spaarprogramma’s',
    noPrograms: 'Nog geen programma’s',
    noProgramsText: 'Je doet nog niet mee aan een spaarprogramma.',
    rewards: 'Je beloningen',
    allRewards: (more, format) =>
      `Toon nog ${format.number(more)} gebruikte of verlopen ${plural(more, { one: 'beloning', other: 'beloningen' })}`,
    noRewards: 'Nog geen beloningen',
    noRewardsText: () => 'Spaar lekker door, dan komt je eerste beloning vanzelf!',
    loading: 'Je beloningen worden geladen…',
    history: 'Je geschiedenis',
    noHistory: 'Hier zie je straks wat je spaart en gebruikt.',
    older: 'Toon oudere',
    failed: 'Je kaart kon niet worden geladen.',
    tryAgain: 'Opnieuw proberen',
    offline: (moment) => `Geen verbinding. Dit is je kaart zoals die was op ${moment}.`,
    install: 'Zet op je beginscherm',
  },
  program: {
    active: 'Actief',
    paused: 'Gepauzeerd',
    pausedHint: 'Je spaart nu even niets. Wat je al hebt, blijft van jou en kun je gewoon gebruiken.',
    types: {
      points: 'Punten',
      stamp_card: 'Stempelkaart',
      rebate_code: 'Kortingscode',
      discount: 'Korting',
      free_item: 'Gratis product',
    },
    lastActivity: (day) => `Laatste activiteit: ${day}`,
    noActivity: 'Laatste activiteit: nog geen',
    pointsExpire: (n, day, format) =>
      `${points(n, format)} ${plural(n, { one: 'vervalt', other: 'vervallen' })} na ${day}`,
    codeToUse: 'Je hebt een code om te gebruiken.',
    noCode: 'Je hebt nu geen code om te gebruiken.',
    cardExpires: (day) => `Deze kaart is geldig tot en met ${day}`,
    progress: (done, of) => `${done} van ${of}`,
    spend: 'Gebruik je punten',
    price: points,
    claim: 'Inwisselen',
    claiming: 'Inwisselen…',
    claimAsk: (n, format) =>
      `Dit kost ${points(n, format)}. Zolang je de beloning niet hebt verzilverd, kun je annuleren.`,
    notNow: 'Nu niet',
  },
  reward: {
    available: 'Beschikbaar',
    redeemed: 'Verzilverd',
    expired: 'Verlopen',
    earned: (day) => `Verdiend op ${day}`,
    expires: (day) => `Geldig t/m ${day}`,
    from: (program) => `Programma: ${program}`,
    show: 'Toon code',
    showHint: 'Laat deze code zien als je bestelt.',
    cancel: 'Annuleren en punten terugkrijgen',
    cancelling: 'Annuleren…',
  },
  by: 'Klantenkaarten van Regulars',
  identity: {
    title: 'Je code',
    hint: 'Laat deze code aan de kassa zien om te sparen.',
  },
  close: 'Sluiten',
  language: 'Taal',
  next: (next, format) => {
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['Er staat een beloning voor je klaar: ', next.name, '.']
          : ['Er staan beloningen voor je klaar: ', next.name, ` en nog ${format.number(next.count - 1)}.`]
      case 'claimable':
        return ['Je hebt genoeg punten voor: ', next.name, '.']
      case 'points':
        return [`Nog ${points(next.left, format)} en je krijgt: `, next.name, '.']
      case 'stamps': {
        const more = `Nog ${format.number(next.left)} ${plural(next.left, { one: 'stempel', other: 'stempels' })}`
        return next.name
          ? [`${more} en je krijgt: `, next.name, '.']
          : [`${more} en je krijgt `, 'je beloning', '.']
      }
      case 'purchases': {
        const more = `Nog ${format.number(next.left)} ${plural(next.left, { one: 'aankoop', other: 'aankopen' })}`
        return next.name
          ? [`${more} en je krijgt gratis: `, next.name, '.']
          : [`${more} en `, 'de volgende', ' is gratis.']
      }
      case 'visits':
        return [
          `Nog ${format.number(next.left)} ${plural(next.left, { one: 'bezoek', other: 'bezoeken' })} en je krijgt `,
          format.percent(next.discount),
          ' korting.',
        ]
    }
  },
}
