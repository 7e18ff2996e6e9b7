import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Termini e condizioni',
  since: 'novembre 2026',
  intro:
    'Regulars tiene tessere fedeltà per piccoli negozi. Questi termini valgono tra te e chi gestisce questo sito. Sono brevi perché il servizio è semplice.',
  sections: [
    {
      heading: 'Se hai una tessera in un negozio',
      paragraphs: [
        'Il programma fedeltà è del negozio. È il negozio a decidere che cosa raccogli, quali sono i premi e per quanto tempo valgono, ed è il negozio a doverti ciò che ha promesso. Noi teniamo il registro per entrambi: ogni punto, ogni timbro e ogni premio, con il suo motivo.',
        'Iscriversi è gratis e puoi uscire quando vuoi: dillo al negozio oppure scrivici. Punti, timbri e premi non sono denaro e non si possono vendere.',
        'Iscriviti con il tuo numero di telefono. Chi può leggere gli SMS di quel numero, o conosce il tuo PIN, può aprire la tua tessera: tieni entrambi per te. Il negozio può annullare le operazioni fatte per errore o per frode, e la tessera lo mostra.',
      ],
    },
    {
      heading: 'SMS ed email',
      paragraphs: [
        'Un negozio può inviarti offerte e novità solo se hai dato il consenso per quel canale, con una casella che hai spuntato o dicendolo a qualcuno del personale. Quanti messaggi arrivano dipende dal negozio. Il tuo operatore può addebitarti i messaggi e i dati. Gli operatori non rispondono dei messaggi in ritardo o non consegnati.',
        'Rispondi STOP a un SMS qualsiasi per non ricevere più SMS da questo servizio, da nessun negozio che lo usa; rispondi START per riceverli di nuovo, HELP per avere aiuto. Ogni email pubblicitaria ha un link per non riceverne più. I link alla tua tessera e i codici per accedere arrivano perché li hai chiesti tu, o qualcuno con il tuo numero.',
      ],
    },
    {
      heading: 'Se gestisci un negozio',
      paragraphs: [
        'Il tuo piano e i suoi limiti sono nella pagina dell’abbonamento. I limiti impediscono di creare cose nuove; ciò che esiste continua a funzionare, e i tuoi clienti possono sempre usare ciò che hanno ottenuto.',
        'I dati dei tuoi clienti sono tuoi. Scrivi solo a chi ha dato il consenso, rispondi a ciò che chiedono sui loro dati e mantieni le promesse dei tuoi programmi, anche quando ne chiudi uno. Di ciò che scrivi ai clienti rispondi tu.',
        'Puoi smettere quando vuoi. Chi invia messaggi illeciti, o tenta di danneggiare il servizio o di leggere ciò che è di altri, può essere sospeso subito.',
      ],
    },
    {
      heading: 'Che cosa promettiamo e che cosa no',
      paragraphs: [
        'Gestiamo il servizio con cura e ripariamo ciò che si rompe. Non possiamo promettere che non si interrompa mai né che ogni messaggio arrivi. Rispondiamo dei danni come prevede la legge del luogo in cui vivi; niente di quanto scritto qui ti toglie diritti a cui non puoi rinunciare.',
        'Se questi termini cambiano, cambia anche la data qui sopra, e i negozi vengono avvisati prima.',
      ],
    },
  ],
}
