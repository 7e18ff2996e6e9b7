/** The words of the dialog that prints a code, and of the flap that whoever hangs up the paper folds away. */
export const paperTexts = {
  title: (name: string) => `Print ${name}`,
  hint: 'Your browser prints it or saves it as a PDF. Choose 100% as its size there, and try the code with a phone before you hang it up.',
  image: (name: string) => `How the paper for ${name} will look`,
  loading: 'Loading what guests get...',
  paused: 'This code is paused',
  pausedText: 'Whoever scans it is sent to the counter until you resume it.',
  noOffer: 'It does not say yet what guests get',
  noOfferText: 'No active program has a reward. With one, it stands below your name.',
  failed: 'What guests get could not be loaded.',
  retry: 'Try Again',
  design: 'Design',
  designs: {
    poster: {
      label: 'Poster',
      text: 'For the wall or the window: a phone reads it from 2\u00a0m (6\u00a0ft).',
    },
    tent: { label: 'Table tent', text: 'Folds to stand on a table and shows the code to both sides.' },
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'US Letter' },
  print: 'Print or save as PDF',
  fileName: { poster: (name: string) => `Poster ${name}`, tent: (name: string) => `Table tent ${name}` },
  fold: 'Fold along the dashed lines; glue or tape this flap over the other one.',
}
