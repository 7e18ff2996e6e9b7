import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  into: (company) => `Estás viendo ${company}`,
  text: (until) => `Solo lectura, hasta las ${until}`,
  leave: 'Salir',
  leaving: 'Saliendo…',
}
