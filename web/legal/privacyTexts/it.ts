import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Privacy',
  since: 'novembre 2026',
  intro:
    'Quando ti iscrivi al programma fedeltà di un negozio, è il negozio a decidere che cosa succede ai tuoi dati e noi li conserviamo per suo conto. Per gli account dei negozi e il funzionamento di questo sito decide chi lo gestisce. Nessun dato viene venduto, qui non c’è pubblicità e nessuno script di altre aziende ti osserva su queste pagine.',
  sections: [
    {
      heading: 'Che cosa si conserva dei clienti',
      paragraphs: [
        'Il tuo numero di telefono e ciò che hai scelto di aggiungere: nome, e-mail, compleanno e un PIN, di cui si conserva solo una forma cifrata che non si può rileggere.',
        'Ciò che raccogli e usi: visite, importi degli acquisti, punti, timbri e premi, con l’ora e chi li ha inseriti.',
        'A che cosa hai dato il consenso: le parole esatte, l’ora e l’indirizzo internet da cui è stato inviato il modulo. I messaggi inviati a te, e se sono arrivati. Se il negozio lo ha attivato, le sue e-mail contengono un’immagine che segnala quando vengono aperte.',
      ],
    },
    {
      heading: 'Perché',
      paragraphs: [
        'Per tenere la tua tessera e onorare i tuoi premi (l’accordo tra te e il negozio); per inviarti offerte e novità dove hai dato il consenso, finché non lo revochi; per provare il consenso dove la legge lo richiede; e per proteggere il servizio dagli abusi.',
      ],
    },
    {
      heading: 'Chi li riceve',
      paragraphs: [
        'Il negozio e il suo personale. Le aziende che recapitano SMS ed e-mail ricevono il numero o l’indirizzo e il messaggio; lo recapitano e non ne fanno altro. Un negozio può tenere una mailing list su Mailchimp: in tal caso Mailchimp riceve nome, indirizzo e-mail e programmi dei clienti che hanno accettato le e-mail, e sa quando si cancellano. I pagamenti dei negozi sono gestiti da una società di pagamenti che non vede dati dei clienti.',
        'I numeri di telefono e il consenso agli SMS non vengono ceduti a terzi per la loro pubblicità.',
        'Nessun negozio vede ciò che un altro conserva su di te. Due cose valgono per tutti i negozi, perché gli SMS partono da un solo numero: uno STOP e l’accesso alle tue tessere con il tuo telefono.',
      ],
    },
    {
      heading: 'Cookie',
      paragraphs: [
        'Uno ricorda per mezz’ora che hai aperto una pagina di iscrizione, così una visita conta una volta sola; non contiene nulla su di te. Uno ti tiene connesso, se accedi. Nessun altro. Quando guardi le tue tessere, il tuo dispositivo le conserva com’erano l’ultima volta, così puoi vederle anche senza connessione.',
      ],
    },
    {
      heading: 'Per quanto tempo',
      paragraphs: [
        'Finché sei cliente del negozio. Se chiedi la cancellazione, il negozio toglie ovunque il tuo nome, il numero, l’e-mail e il compleanno; restano righe di punti e visite che non sono di nessuno. I link e i codici che ti inviamo per SMS scadono da soli, i link entro una settimana.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      paragraphs: [
        'Puoi vedere, correggere, portare con te o cancellare i tuoi dati e revocare ogni consenso: chiedi al negozio, oppure scrivici e ti aiutiamo. Puoi anche rivolgerti all’autorità per la protezione dei dati del luogo in cui vivi.',
      ],
    },
  ],
}
