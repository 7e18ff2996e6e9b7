import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `Geldig sinds ${month}`,
  contact: 'Schrijf ons:',
  unconfirmed:
    'Nog niemand heeft deze vertaling bevestigd. Wie deze site beheert, moet haar lezen en bevestigen voordat iemand haar te zien krijgt. Tot dan geldt de Engelse tekst.',
}
