import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Carte café', amounts: 'Points café', visits: 'Remise café' },
    rewards: ['Un café offert', 'Une viennoiserie offerte', 'Un pain offert'],
  },
  restaurant: {
    names: { often: 'Carte gourmande', amounts: 'Points gourmands', visits: 'Remise gourmande' },
    rewards: ['Un dessert offert', 'Une boisson offerte', 'Un plat offert'],
  },
  salon: {
    names: { often: 'Carte beauté', amounts: 'Points beauté', visits: 'Remise beauté' },
    rewards: ['Un soin offert', 'Une coupe offerte', 'Un produit au choix'],
  },
  goods: {
    names: { often: 'Carte boutique', amounts: 'Points boutique', visits: 'Remise boutique' },
    rewards: ['Un cadeau de la boutique', 'La livraison offerte', 'Une surprise'],
  },
  classes: {
    names: { often: 'Carte sport', amounts: 'Points sport', visits: 'Remise sport' },
    rewards: ['Une séance offerte', 'Une entrée pour un proche', 'Une boisson offerte'],
  },
  other: {
    names: { often: 'Carte de fidélité', amounts: 'Points de fidélité', visits: 'Remise de fidélité' },
    rewards: ['Votre prochaine visite offerte', 'Un cadeau', 'Une surprise'],
  },
}
