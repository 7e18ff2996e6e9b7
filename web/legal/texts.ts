/** The words around a legal text. */
export const texts = {
  home: 'Regulars',
  since: (month: string) => `Valid since ${month}`,
  contact: 'Write to us:',
  unconfirmed:
    'Nobody has confirmed this translation yet. Whoever runs this site has to read and confirm it before it is shown to anybody. Until then the English text is the one that holds.',
}
