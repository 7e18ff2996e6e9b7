import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Koffiekaart', amounts: 'Koffiepunten', visits: 'Koffiekorting' },
    rewards: ['Een koffie van ons', 'Een gebakje van ons', 'Een brood van ons'],
  },
  restaurant: {
    names: { often: 'Smulkaart', amounts: 'Smulpunten', visits: 'Smulkorting' },
    rewards: ['Een toetje van ons', 'Een drankje van ons', 'Een hoofdgerecht van ons'],
  },
  salon: {
    names: { often: 'Beautykaart', amounts: 'Beautypunten', visits: 'Beautykorting' },
    rewards: ['Een gratis behandeling', 'Een gratis knipbeurt', 'Een product naar keuze'],
  },
  goods: {
    names: { often: 'Winkelkaart', amounts: 'Winkelpunten', visits: 'Winkelkorting' },
    rewards: ['Een cadeau uit de winkel', 'Gratis bezorging', 'Een verrassing'],
  },
  classes: {
    names: { often: 'Trainingskaart', amounts: 'Trainingspunten', visits: 'Trainingskorting' },
    rewards: ['Een gratis les', 'Een dagpas om weg te geven', 'Een drankje van ons'],
  },
  other: {
    names: { often: 'Klantenkaart', amounts: 'Klantpunten', visits: 'Klantenkorting' },
    rewards: ['Je volgende bezoek gratis', 'Een cadeau van ons', 'Een verrassing'],
  },
}
