import { exampleTag } from './tags/examples.ts'

/** Ana of the Blue Door Café, the customer in the examples of the API's document. */
export const exampleCustomer = {
  id: '0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61',
  unique_customer_id: 'CUS7GK4MHRX',
  first_name: 'Ana',
  last_name: 'Silva',
  email: 'ana@example.com',
  phone: '+12125550142',
  phone_proven_at: '2026-03-02T14:05:00.000Z',
  birthday: '1991-06-14',
  total_points: 120,
  lifetime_points_earned: 200,
  total_visits: 17,
  last_visit_at: '2026-05-11T12:31:00.000Z',
  opted_in_sms: true,
  opted_in_email: true,
  portal_enabled: true,
  created_at: '2026-03-02T14:01:00.000Z',
}

const { first_name, last_name, email, phone, birthday } = exampleCustomer
export const addCustomer = {
  body: {
    ...{ first_name, last_name, email, phone, birthday },
    opted_in_sms: true,
    consent_given: 'in_person' as const,
  },
  answer: {
    ...exampleCustomer,
    phone_proven_at: null,
    total_points: 0,
    lifetime_points_earned: 0,
    total_visits: 0,
    last_visit_at: null,
    opted_in_email: false,
  },
}
export const listCustomers = {
  answer: {
    data: [{ ...exampleCustomer, total_spent: 21050, stamps: 4, tags: [exampleTag] }],
    next: null,
    similar: false,
  },
}
export const readCustomer = { answer: { ...exampleCustomer, version: 2 } }
export const provePhone = { answer: exampleCustomer }
