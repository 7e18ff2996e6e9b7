import type { paperTexts as english } from '../paperTexts.ts'

export const paperTexts: typeof english = {
  title: (name) => `${name} drucken`,
  hint: 'Dein Browser druckt es oder speichert es als PDF. Wähle dort 100 % als Größe und probier den Code mit dem Handy aus, bevor du ihn aufhängst.',
  image: (name) => `So wird der Ausdruck für ${name} aussehen`,
  loading: 'Angebote für Kunden werden geladen…',
  paused: 'Dieser Code ist pausiert',
  pausedText: 'Wer ihn scannt, wird an die Kasse verwiesen, bis du ihn fortsetzt.',
  noOffer: 'Noch steht nicht darauf, was Kunden bekommen',
  noOfferText: 'Kein aktives Programm hat eine Prämie. Gibt es eine, steht sie unter deinem Namen.',
  failed: 'Die Angebote für Kunden konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  design: 'Gestaltung',
  designs: {
    poster: { label: 'Plakat', text: 'Für Wand oder Fenster: Ein Handy liest es aus 2\u00a0m Entfernung.' },
    tent: {
      label: 'Tischaufsteller',
      text: 'Wird gefaltet, steht auf dem Tisch und zeigt den Code nach beiden Seiten.',
    },
  },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  print: 'Drucken oder als PDF speichern',
  fileName: { poster: (name) => `Plakat ${name}`, tent: (name) => `Tischaufsteller ${name}` },
  fold: 'An den gestrichelten Linien falten; diese Lasche über die andere kleben.',
}
