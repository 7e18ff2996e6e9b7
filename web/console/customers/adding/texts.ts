/** Texts for adding a customer. */
export const addTexts = {
  title: 'Add a customer',
  text: 'Fill in what you know; nothing is required.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  birthday: 'Birthday',
  cancel: 'Cancel',
  save: 'Add Customer',
  saving: 'Adding...',
  open: (name: string) => `Open ${name}`,
  added: (name: string) => `${name} added`,
  nameless: 'Customer',
  addedId: (id: string) => `Their customer ID is ${id}.`,
}

/** Texts about consents that were given to staff. */
export const optInTexts = {
  title: 'Messages',
  sms: 'They agreed to text messages',
  emails: 'They agreed to emails',
  way: 'How did they agree?',
  inPerson: 'They told me',
  onPaper: 'On paper',
}
