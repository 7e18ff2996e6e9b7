import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Privacyverklaring',
  since: 'november 2026',
  intro:
    'Als je meedoet met het spaarprogramma van een zaak, is de zaak verantwoordelijk voor je gegevens: zij bepaalt wat ermee gebeurt, en wij bewaren ze in opdracht van de zaak. Voor de accounts van zaken en de werking van deze site is de beheerder ervan verantwoordelijk. Er worden geen gegevens verkocht, er is hier geen reclame, en geen script van een ander bedrijf kijkt op deze pagina’s met je mee.',
  sections: [
    {
      heading: 'Wat er over klanten wordt bewaard',
      paragraphs: [
        'Je telefoonnummer en wat je zelf hebt toegevoegd: naam, e-mailadres, verjaardag en een pincode, die alleen in onherkenbare vorm wordt bewaard en daaruit niet af te lezen is.',
        'Wat je spaart en verzilvert: bezoeken, bedragen van aankopen, punten, stempels en beloningen, met het tijdstip en wie ze heeft ingevoerd.',
        'Waar je toestemming voor hebt gegeven: de precieze woorden, het tijdstip en het IP-adres waarvandaan het formulier is verstuurd. Berichten aan jou, en of ze zijn aangekomen. Als de zaak dat heeft aangezet, staat er in haar e-mails een plaatje dat meldt wanneer ze worden geopend.',
      ],
    },
    {
      heading: 'Waarvoor',
      paragraphs: [
        'Om je kaart bij te houden en je je beloningen te geven (de afspraak tussen jou en de zaak); om je aanbiedingen en nieuws te sturen als je daarvoor toestemming hebt gegeven, tot je die intrekt; om toestemming aan te tonen waar de wet bewijs vraagt; en om de dienst tegen misbruik te beschermen.',
      ],
    },
    {
      heading: 'Wie ze krijgt',
      paragraphs: [
        'De zaak en haar team. De bedrijven die sms’jes en e-mails bezorgen, krijgen het nummer of adres en het bericht; ze bezorgen het en doen er verder niets mee. Een zaak kan een mailinglijst bijhouden bij Mailchimp: dan krijgt Mailchimp de naam, het e-mailadres en de programma’s van klanten die toestemming gaven voor e-mails, en hoort het wanneer ze zich afmelden. Betalingen van zaken lopen via een betaaldienst die geen gegevens van klanten ziet.',
        'Telefoonnummers en de toestemming voor sms’jes worden niet met derden gedeeld voor hun eigen reclame.',
        'Geen zaak ziet wat een andere over je bewaart. Twee dingen gelden voor alle zaken, omdat de sms’jes van één nummer komen: een STOP, en het inloggen bij je kaarten met je telefoon.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Eén cookie onthoudt een half uur dat je een pagina om mee te doen hebt geopend, zodat een bezoek één keer telt; er staat niets over jou in. Een tweede houdt je ingelogd, als je inlogt. Verder geen. Als je je kaarten bekijkt, bewaart je eigen apparaat hoe ze het laatst waren, zodat je ze ook zonder verbinding kunt zien.',
      ],
    },
    {
      heading: 'Hoelang',
      paragraphs: [
        'Zolang je klant bent van de zaak. Vraag je om verwijdering, dan haalt de zaak je naam, nummer, e-mailadres en verjaardag overal weg; wat blijft, zijn boekingen van punten en bezoeken die van niemand meer zijn. Links en codes die we je per sms sturen, verlopen vanzelf, links binnen een week.',
      ],
    },
    {
      heading: 'Je rechten',
      paragraphs: [
        'Je kunt je gegevens inzien, verbeteren, meenemen of laten wissen, en elke toestemming intrekken: vraag het de zaak, of schrijf ons en we helpen je. Je kunt ook een klacht indienen bij de privacytoezichthouder waar je woont.',
      ],
    },
  ],
}
