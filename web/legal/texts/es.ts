import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `En vigor desde ${month}`,
  contact: 'Escríbenos:',
  unconfirmed:
    'Nadie ha confirmado todavía esta traducción. Quien gestiona este sitio tiene que leerla y confirmarla antes de que se muestre a nadie. Hasta entonces vale el texto en inglés.',
}
