import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  into: (company) => `Du siehst dir ${company} an`,
  text: (until) => `Nur Ansicht, bis ${until}`,
  leave: 'Verlassen',
  leaving: 'Wird verlassen…',
}
