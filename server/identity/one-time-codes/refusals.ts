import { invalidField, Refusal } from '#server/platform/refusal.ts'

/** The same for a code that is wrong, used or too old, and for a recipient who was sent none. */
export const wrongCode = () =>
  invalidField('token', 'That code is wrong or has expired. Check the message, or ask for a new code.')

export const deadLink = () => new Refusal('conflict', 'This link has been used already or has expired')
