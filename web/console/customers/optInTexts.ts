/** The words around opt-ins that staff were given. */
export const optInTexts = {
  title: 'Messages',
  sms: 'They agreed to text messages',
  emails: 'They agreed to emails',
  way: 'How did they agree?',
  inPerson: 'They told me',
  onPaper: 'On paper',
}
