import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  seeCard: 'Bekijk je kaart',
  welcome: {
    subject: 'Welkom bij {business_name}',
    title: 'Welkom, {firstName}!',
    thanks: 'Leuk dat je meedoet bij {business_name}. Vanaf nu telt elk bezoek.',
    till: 'Noem bij de kassa **gewoon je telefoonnummer**. Je hoeft niets mee te nemen en niets te printen.',
    goodToKnow: 'Goed om te weten',
    collect: ['**Sparen**', 'Bij elk bezoek zetten we op je kaart wat je hebt verdiend.'],
    enjoy: [
      '**Genieten**',
      'Zodra je een beloning hebt verdiend, schrijven we je. Laat hem bij je volgende bezoek zien.',
    ],
    questions: 'Nog vragen? Beantwoord deze e-mail of vraag het ons aan de kassa.',
  },
  reward: {
    subject: 'Bij {business_name} ligt een beloning voor je klaar',
    title: 'Deze is van de zaak, {firstName}',
    earned: 'Je hebt bij {business_name} een beloning verdiend. Bedankt dat je terugkomt.',
    how: '**Laat de code aan de kassa zien** als je weer komt. Dat is alles.',
    seeRewards: 'Bekijk al je beloningen',
    once: 'Elke code werkt één keer. Op je kaart staat tot wanneer.',
  },
  milestone: {
    subject: '{firstName}, kijk eens hoever je al bent',
    title: 'Kijk eens hoever je al bent!',
    noticed:
      'Hoi {firstName}, je komt steeds terug bij {business_name}. Dat viel ons op, en we zijn er blij mee.',
    choice:
      'Sommige vaste gasten sparen voor iets bijzonders, andere trakteren zichzelf meteen. Wat jij doet, bepaal je zelf.',
    see: 'Bekijk wat je kunt krijgen',
    thanks: 'Bedankt dat je een van onze vaste gasten bent.',
  },
  birthday: {
    subject: 'Fijne verjaardag, {firstName}!',
    title: 'Fijne verjaardag, {firstName}!',
    wishes: [
      'Vandaag is jouw dag, en iedereen bij {business_name} wenst je een prachtige.',
      'Kom langs en vier het met ons, en neem iemand mee.',
    ],
    from: 'Met de beste wensen van ons allemaal.',
  },
  'miss-you': {
    subject: 'Lang niet gezien, {firstName}',
    title: 'We hebben je gemist',
    while: [
      'Hoi {firstName}, je laatste bezoek aan {business_name} is alweer even geleden, en we zien je graag terug.',
      'Wat je hebt gespaard, staat er nog:',
    ],
    better: 'Kunnen we iets beter doen? Beantwoord deze e-mail. We lezen elk woord.',
  },
  news: {
    subject: 'Nieuw bij {business_name}',
    picture: 'Wat er nieuw is',
    title: 'Er is iets nieuws',
    told: [
      'Hoi {firstName}, we hebben aan iets gewerkt, en nu is het er.',
      'Vertel in twee of drie zinnen wat het is, wat het bijzonder maakt en sinds wanneer het er is.',
    ],
    first: { title: 'Het eerste', text: 'Eén zin die nieuwsgierig maakt.' },
    second: { title: 'Het tweede', text: 'Nog een, net zo kort.' },
    use: 'Je kaart telt elk bezoek. Kom langs en maak er gebruik van.',
  },
  offer: {
    subject: 'Iets voor jou, {firstName}',
    title: 'Een klein bedankje',
    yours:
      'Hoi {firstName}, je bent ons trouw, dus hier is iets voor jou. **Deze code is alleen van jou**, en hij werkt één keer:',
    how: 'Laat hem aan de kassa zien als je betaalt, op je telefoon of op papier. Wij doen de rest.',
    rules: 'De code wordt niet uitbetaald en gaat niet samen met een andere.',
  },
  season: {
    subject: 'Nieuw seizoen bij {business_name}',
    picture: 'Het nieuwe seizoen bij ons',
    title: 'Onze favoriete tijd van het jaar',
    told: [
      'Hoi {firstName}, het seizoen verandert, en daarmee wat je bij ons vindt.',
      'De komende weken hebben we dingen die we alleen in deze tijd van het jaar maken. Op is op.',
    ],
    share: ['**Om te delen**', 'Iets voor de hele tafel.'],
    give: ['**Om te geven**', 'Een cadeau dat niemand verwacht.'],
    keep: ['**Om te houden**', 'Voor jezelf. Je hebt het verdiend.'],
    wishes: 'We wensen jou en de jouwen een mooie tijd en zien je graag snel.',
  },
  hours: {
    subject: 'Nieuwe openingstijden bij {business_name}',
    title: 'We zijn langer open',
    asked:
      'Hoi {firstName}, velen van jullie hebben erom gevraagd. Vanaf volgende maandag vind je ons hier op deze tijden:',
    week: ['**Maandag tot en met vrijdag**', '8 tot 19 uur'],
    weekend: ['**Zaterdag en zondag**', '9 tot 17 uur'],
    date: 'En een datum om te onthouden',
    evening: [
      'Op de eerste avond is er iets te proeven voor iedereen die langskomt.',
      'Je hoeft je niet aan te melden. Neem iemand mee, en neem de tijd.',
    ],
  },
  thanks: {
    subject: 'Bedankt voor je bezoek, {firstName}',
    title: 'Bedankt voor je bezoek',
    told: [
      'Hoi {firstName}, het was fijn je te zien bij {business_name}.',
      'Een kleine zaak leeft van wat mensen elkaar vertellen. Als het je beviel, **schrijf dan een paar woorden over ons** waar je zelf naar zaken zoekt, in je navigatie-app of op onze pagina. Het kost een minuut en helpt ons veel.',
      'En als er iets niet goed was, vertel het eerst aan ons: beantwoord deze e-mail, en we maken het goed.',
    ],
    next: 'Tot de volgende keer. We kijken ernaar uit.',
  },
}
