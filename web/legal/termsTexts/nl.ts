import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Voorwaarden',
  since: 'november 2026',
  intro:
    'Regulars houdt klantenkaarten bij voor kleine zaken. Deze voorwaarden gelden tussen jou en wie deze site beheert. Ze zijn kort omdat de dienst eenvoudig is.',
  sections: [
    {
      heading: 'Als je bij een zaak spaart',
      paragraphs: [
        'Het spaarprogramma is van de zaak. Die bepaalt wat je spaart, wat een beloning is en hoelang die geldig is, en is je verschuldigd wat ze heeft beloofd. Wij houden het voor jullie allebei bij: elk punt, elke stempel en elke beloning, met de reden erbij.',
        'Meedoen is gratis en je kunt altijd stoppen: zeg het tegen de zaak of schrijf ons. Punten, stempels en beloningen zijn geen geld en mogen niet worden verkocht.',
        'Doe mee met je eigen telefoonnummer. Wie sms’jes op dat nummer kan lezen of je pincode kent, kan je kaart openen; houd dus allebei voor jezelf. De zaak mag boekingen terugdraaien die door een vergissing of door fraude zijn ontstaan, en de kaart laat dat zien.',
      ],
    },
    {
      heading: 'Sms’jes en e-mails',
      paragraphs: [
        'Een zaak mag je alleen aanbiedingen en nieuws sturen als je daarvoor toestemming hebt gegeven, voor elk kanaal apart: met een vakje dat je hebt aangevinkt of door het tegen iemand van het team te zeggen. Hoeveel berichten er komen, verschilt per zaak. Je provider kan kosten rekenen voor berichten en data. Providers zijn niet aansprakelijk voor berichten die te laat of niet aankomen.',
        'Antwoord STOP op een sms en je krijgt geen sms’jes meer van deze dienst, van geen enkele zaak die hem gebruikt; antwoord START om ze weer toe te staan, HELP voor hulp. In elke reclamemail staat een link om je af te melden. Links naar je kaart en inlogcodes krijg je omdat jij, of iemand met jouw nummer, erom vroeg.',
      ],
    },
    {
      heading: 'Als je een zaak hebt',
      paragraphs: [
        'Je abonnement en de limieten ervan staan op de abonnementspagina. Door een limiet kan er niets nieuws bij komen; wat er is, blijft werken, en je klanten kunnen altijd verzilveren wat ze hebben verdiend.',
        'De gegevens van je klanten zijn van jou. Schrijf alleen wie daarvoor toestemming heeft gegeven, beantwoord vragen over hun gegevens en kom na wat je programma’s beloven, ook als je er een beëindigt. Je bent verantwoordelijk voor wat je ze schrijft.',
        'Je kunt altijd stoppen. Wie onrechtmatige berichten stuurt, of probeert de dienst te verstoren of te lezen wat van anderen is, kan meteen worden geblokkeerd.',
      ],
    },
    {
      heading: 'Wat we beloven en wat niet',
      paragraphs: [
        'We zorgen goed voor de dienst en herstellen wat stukgaat. We kunnen niet beloven dat hij nooit uitvalt of dat elk bericht aankomt. Voor schade zijn we aansprakelijk volgens het recht van de plaats waar je woont; niets hier neemt je rechten af waarvan je geen afstand kunt doen.',
        'Als deze voorwaarden veranderen, verandert de datum hierboven mee, en zaken horen het vooraf.',
      ],
    },
  ],
}
