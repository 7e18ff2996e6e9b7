import { invalidField, Refusal } from '#server/platform/context/refusal.ts'

/** One refusal for a wrong, used or expired code, and for a recipient without one, so that it tells nothing. */
export const wrongCode = () =>
  invalidField('token', 'That code is wrong or has expired. Check the message, or ask for a new code.')

export const deadLink = () => new Refusal('conflict', 'This link has been used already or has expired')
