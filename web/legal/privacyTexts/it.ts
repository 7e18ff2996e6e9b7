import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Informativa sulla privacy',
  since: 'novembre 2026',
  intro:
    'Quando ti iscrivi al programma fedeltà di un negozio, il titolare del trattamento dei tuoi dati è il negozio: decide che cosa ne è, e noi li conserviamo per suo conto. Per gli account dei negozi e il funzionamento di questo sito il titolare è chi lo gestisce. Nessun dato viene venduto, qui non c’è pubblicità e nessuno script di altre aziende ti osserva su queste pagine.',
  sections: [
    {
      heading: 'Che cosa si conserva dei clienti',
      paragraphs: [
        'Il tuo numero di telefono e ciò che hai scelto di aggiungere: nome, email, compleanno e un PIN, di cui si conserva solo una forma irriconoscibile, da cui non si può risalire al PIN.',
        'Ciò che raccogli e usi: visite, importi degli acquisti, punti, timbri e premi, con la data, l’ora e chi li ha inseriti.',
        'A che cosa hai dato il consenso: le parole esatte, la data, l’ora e l’indirizzo IP da cui è stato inviato il modulo. I messaggi inviati a te, e se sono arrivati. Se il negozio lo ha attivato, le sue email contengono un’immagine che segnala quando vengono aperte.',
      ],
    },
    {
      heading: 'Perché',
      paragraphs: [
        'Per tenere la tua tessera e darti i tuoi premi (l’accordo tra te e il negozio); per inviarti offerte e novità se hai dato il consenso, finché non lo revochi; per provare il consenso dove la legge lo richiede; e per proteggere il servizio dagli abusi.',
      ],
    },
    {
      heading: 'Chi li riceve',
      paragraphs: [
        'Il negozio e il suo personale. Le aziende che recapitano SMS ed email ricevono il numero o l’indirizzo e il messaggio; lo recapitano e non ne fanno altro. Un negozio può tenere una mailing list su Mailchimp: in tal caso Mailchimp riceve nome, indirizzo email e programmi dei clienti che hanno accettato le email, e sa quando si disiscrivono. I pagamenti dei negozi sono gestiti da una società di pagamenti che non vede dati dei clienti.',
        'I numeri di telefono e il consenso agli SMS non vengono ceduti a terzi per la loro propria pubblicità.',
        'Nessun negozio vede ciò che un altro conserva su di te. Due cose valgono per tutti i negozi, perché gli SMS partono da un solo numero: uno STOP e l’accesso alle tue tessere con il tuo telefono.',
      ],
    },
    {
      heading: 'Cookie',
      paragraphs: [
        'Un cookie ricorda per mezz’ora che hai aperto una pagina di iscrizione, così una visita conta una volta sola; non contiene nulla su di te. Un altro ti tiene connesso, se accedi. Nessun altro. Quando guardi le tue tessere, il tuo dispositivo le conserva com’erano l’ultima volta, così puoi vederle anche senza connessione.',
      ],
    },
    {
      heading: 'Per quanto tempo',
      paragraphs: [
        'Finché sei cliente del negozio. Se chiedi la cancellazione, il negozio toglie ovunque il tuo nome, il numero, l’email e il compleanno; restano movimenti di punti e visite che non appartengono più a nessuno. I link e i codici che ti inviamo per SMS scadono da soli, i link entro una settimana.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      paragraphs: [
        'Puoi vedere i tuoi dati, correggerli, portarli con te o farli cancellare, e revocare ogni consenso: chiedi al negozio, oppure scrivici e ti aiutiamo. Puoi anche proporre reclamo all’autorità per la protezione dei dati del luogo in cui vivi.',
      ],
    },
  ],
}
