/** The words of the dialog that prints a code, and of the paper. Figures arrive formatted. */
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

  join: { call: 'Scan to join', note: 'Your phone number is all it takes. No app.' },
  elsewhere: { call: 'Scan me', note: (host: string) => `It opens ${host}` },
  typed: 'Or open',
  fold: 'Fold along the dashed lines; glue or tape this flap over the other one.',
}

/** An offer: the gift in bold, and what it takes. */
export const offerTexts = {
  bonus: (points: string, count: number) => ({
    gift: `${points} ${count === 1 ? 'point' : 'points'}`,
    how: 'for joining',
  }),
  points: {
    how: (price: string, rate: string) => `from ${price} points, ${rate}`,
  },
  stamps: { reward: 'A reward', how: (required: number) => `for ${required} stamps` },
  code: { gift: (amount: string) => `${amount} off`, how: 'with your own code for joining' },
  ladder: {
    gift: (discount: string) => `${discount} off`,
    how: (visits: number) => `from ${visits === 1 ? '1 visit' : `${visits} visits`}`,
    upTo: (first: string, discount: string, visits: number) =>
      `${first}, up to ${discount} off from ${visits} visits`,
  },
  item: {
    thing: 'Something',
    once: (purchases: number) => `free after ${purchases === 1 ? '1 purchase' : `${purchases} purchases`}`,
    each: (purchases: number) =>
      `free after every ${purchases === 1 ? 'purchase' : `${purchases} purchases`}`,
  },
}
