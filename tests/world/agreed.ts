/** A customer who told staff that they want texts and emails. */
export const agreed = { opted_in_sms: true, opted_in_email: true, consent_given: 'in_person' } as const
