/** Texts for codes given by staff, loaded after the rest of /counter. */
export const codeTexts = {
  title: 'Give a code',
  give: (program: string) => `Give ${program}`,
  giving: 'Giving...',
  for: (customer: string) => `A code for ${customer}`,
  text: 'It stands on their card, too. They show it when they pay.',
  image: (code: string) => `QR code of ${code}`,
  until: (date: string) => `Good until ${date}`,
  forEver: 'Good without an end',
  done: 'Done',
}
