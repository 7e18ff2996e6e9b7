import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Tessera caffè', amounts: 'Punti caffè', visits: 'Sconto caffè' },
    rewards: ['Un caffè offerto da noi', 'Un dolce offerto da noi', 'Una pagnotta offerta da noi'],
  },
  restaurant: {
    names: { often: 'Tessera gusto', amounts: 'Punti gusto', visits: 'Sconto gusto' },
    rewards: ['Un dolce offerto da noi', 'Una bibita offerta da noi', 'Un piatto offerto da noi'],
  },
  salon: {
    names: { often: 'Tessera bellezza', amounts: 'Punti bellezza', visits: 'Sconto bellezza' },
    rewards: ['Un trattamento offerto da noi', 'Un taglio offerto da noi', 'Un prodotto a scelta'],
  },
  goods: {
    names: { often: 'Tessera acquisti', amounts: 'Punti acquisti', visits: 'Sconto acquisti' },
    rewards: ['Un regalo del negozio', 'La consegna gratis', 'Una sorpresa'],
  },
  classes: {
    names: { often: 'Tessera sport', amounts: 'Punti sport', visits: 'Sconto sport' },
    rewards: ['Una lezione offerta da noi', 'Un ingresso per chi vuoi tu', 'Una bibita offerta da noi'],
  },
  other: {
    names: { often: 'Tessera fedeltà', amounts: 'Punti fedeltà', visits: 'Sconto fedeltà' },
    rewards: ['La prossima visita offerta da noi', 'Un regalo', 'Una sorpresa'],
  },
}
