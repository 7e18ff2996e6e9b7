/** The choice of a person's own language. */
export const languageTexts = {
  title: 'Language',
  text: 'Of the screens and of our emails to you, on every device.',
}
