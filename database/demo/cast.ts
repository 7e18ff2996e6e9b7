/** People who can sign in to the demo. The passwords are on the screen: the demo listens on this computer alone. */
export const PASSWORD = 'regulars-demo'

export const cafe = {
  company: 'Blue Door Café',
  owner: { email: 'owner@bluedoor.example', name: 'Marta Lindqvist' },
  barista: { email: 'barista@bluedoor.example', name: 'Jonas Reed' },
}

export const bookshop = {
  company: 'Lantern Books',
  owner: { email: 'owner@lantern.example', name: 'Priscilla Okoye' },
}

/** Sees all businesses and belongs to none. */
export const superAdmin = { email: 'admin@regulars.example', name: 'Robin Vale' }

/** Known to both businesses, with another card in each. */
export const customer = {
  first_name: 'Nora',
  opted_in_sms: true,
  opted_in_email: true,
  consent_given: 'in_person' as const,
  last_name: 'Castillo',
  phone: '+13325550142',
  email: 'nora@example.com',
  birthday: '1991-05-17',
  pin: '2580',
}
