import { texts as present } from './texts.ts'

/** The words of release 1.0.0, which were English alone. Its businesses have them in their tables. */
const release1: typeof present = {
  ...present,
  welcome: {
    ...present.welcome,
    body: `Hi {firstName},

Thank you for joining us at {business_name}. {promise}

Your card, your rewards and your history are one tap away, whenever you like.

See you soon!`,
  },
  news: {
    ...present.news,
    body: `Hi {firstName},

There is something new at {business_name}. You have {points} points to spend: come and see us.`,
  },
  custom: {
    ...present.custom,
    text: 'Hi {firstName}, you have {points} points at {business_name}. See you soon!',
    body: `Hi {firstName},

Thank you for coming to {business_name}. You have {points} points with us, and we look forward to seeing you again.`,
  },
}

/** Default words of earlier releases that have changed since, by a name of their own. */
export const formerTexts = { 'en of 1.0.0': release1 }
