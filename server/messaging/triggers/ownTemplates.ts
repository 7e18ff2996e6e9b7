import type { OwnKind } from './kinds.ts'

/**
 * Templates of our own kinds, made when one is switched on and sent until the business changes them. A list
 * of what expires, or the waiting reward, follows these words.
 */
export const ownTemplates: Record<OwnKind, { name: string; text: string; subject: string; body: string }> = {
  expiry: {
    name: 'About to end',
    text: '{firstName}, some of what you have collected at {business_name} ends soon. Come by and use it:',
    subject: 'Use it before it ends, at {business_name}',
    body: `Hi {firstName},

Some of what you have collected at {business_name} ends soon. We would be glad if you came by and used it:`,
  },
  miss_you: {
    name: 'We miss you',
    text: 'Hi {firstName}, it has been a while! We would love to see you at {business_name} again soon.',
    subject: 'We miss you at {business_name}',
    body: `Hi {firstName},

It has been a while since your last visit, and we would love to see you again.

Everyone at {business_name} looks forward to you.`,
  },
  nth_visit: {
    name: 'Thank you for coming back',
    text: 'Thank you for coming back to {business_name} so often, {firstName}. It means a lot to us!',
    subject: 'Thank you for coming back to {business_name}',
    body: `Hi {firstName},

You have come to {business_name} many times by now. It means a lot to us: thank you!

See you soon.`,
  },
  unused_reward: {
    name: 'A reward is waiting',
    text: '{firstName}, something is still waiting for you at {business_name}. Show this on your next visit:',
    subject: 'Something is still waiting for you at {business_name}',
    body: `Hi {firstName},

You have earned a reward at {business_name} and have not used it yet. Show the code below at the till on your next visit.`,
  },
}
