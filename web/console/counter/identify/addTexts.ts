/** Texts of the form for a new customer, loaded after the rest of /counter. */
export const addTexts = {
  title: 'New guest',
  text: 'The phone number is enough.',
  phone: 'Phone number',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  optional: 'Optional',
  save: 'Add guest',
  saving: 'Adding...',
  cancel: 'Back',
  openHolder: (customer: string) => `Open ${customer}`,
}
