import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'Nic tu nie ma',
  onOwnHost: 'Dołącz albo zobacz swoją kartę',
  unknownHost: 'Ten adres nie jest jeszcze używany albo już nie jest.',
}
