import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Kaffeekarte', amounts: 'Kaffeepunkte', visits: 'Kaffeerabatt' },
    rewards: ['Ein Kaffee aufs Haus', 'Ein Gebäck aufs Haus', 'Ein Brot aufs Haus'],
  },
  restaurant: {
    names: { often: 'Genusskarte', amounts: 'Genusspunkte', visits: 'Genussrabatt' },
    rewards: ['Ein Dessert aufs Haus', 'Ein Getränk aufs Haus', 'Ein Hauptgericht aufs Haus'],
  },
  salon: {
    names: { often: 'Beautykarte', amounts: 'Beautypunkte', visits: 'Beautyrabatt' },
    rewards: ['Eine Behandlung gratis', 'Ein Haarschnitt gratis', 'Ein Produkt nach Wahl'],
  },
  goods: {
    names: { often: 'Einkaufskarte', amounts: 'Einkaufspunkte', visits: 'Einkaufsrabatt' },
    rewards: ['Ein Geschenk aus dem Regal', 'Eine Lieferung gratis', 'Eine Überraschung'],
  },
  classes: {
    names: { often: 'Trainingskarte', amounts: 'Trainingspunkte', visits: 'Trainingsrabatt' },
    rewards: ['Eine Stunde gratis', 'Eine Gästekarte für Freunde', 'Ein Getränk aufs Haus'],
  },
  other: {
    names: { often: 'Treuekarte', amounts: 'Treuepunkte', visits: 'Treuerabatt' },
    rewards: ['Dein nächster Besuch gratis', 'Ein Geschenk von uns', 'Eine Überraschung'],
  },
}
