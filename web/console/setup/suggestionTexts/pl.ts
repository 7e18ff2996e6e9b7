import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Karta kawowa', amounts: 'Punkty kawowe', visits: 'Rabat kawowy' },
    rewards: ['Kawa gratis', 'Ciastko gratis', 'Chleb gratis'],
  },
  restaurant: {
    names: { often: 'Karta smakosza', amounts: 'Punkty smakosza', visits: 'Rabat smakosza' },
    rewards: ['Deser gratis', 'Lemoniada gratis', 'Obiad gratis'],
  },
  salon: {
    names: { often: 'Karta urody', amounts: 'Punkty urody', visits: 'Rabat urody' },
    rewards: ['Zabieg gratis', 'Fryzura gratis', 'Produkt do wyboru'],
  },
  goods: {
    names: { often: 'Karta zakupowa', amounts: 'Punkty za zakupy', visits: 'Rabat na zakupy' },
    rewards: ['Prezent ze sklepu', 'Dostawa gratis', 'Niespodzianka'],
  },
  classes: {
    names: { often: 'Karta treningowa', amounts: 'Punkty treningowe', visits: 'Rabat treningowy' },
    rewards: ['Trening gratis', 'Karnet dla znajomych', 'Koktajl gratis'],
  },
  other: {
    names: {
      often: 'Karta stałego klienta',
      amounts: 'Punkty stałego klienta',
      visits: 'Rabat stałego klienta',
    },
    rewards: ['Kolejna wizyta gratis', 'Prezent od nas', 'Niespodzianka'],
  },
}
