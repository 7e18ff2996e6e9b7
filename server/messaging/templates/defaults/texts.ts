/**
 * Words of the templates that a business has before it writes its own, by what they are about. Those of a text are of
 * letters of GSM-7 as far as the language has them (defaultTexts.test.ts). `{promise}` is one of the sentences about what a
 * customer gets, whose `{count}` and `{reward}` are the program's.
 */
export const texts = {
  welcome: {
    name: 'Welcome',
    text: 'Welcome to {business_name}, {firstName}! {promise} Reply STOP to end, HELP for help.',
    rates: ' Msg & data rates may apply.',
    subject: 'Welcome to {business_name}',
    body: `Hi {firstName},

Thank you for joining us at {business_name}. {promise}

Your card is one tap away.

See you soon!`,
  },
  promises: {
    text: {
      general: 'You now collect rewards with us.',
      often: '{count} stamps earn you: {reward}.',
      amounts: '{count} points earn you: {reward}.',
      visits: 'The more often you come, the more comes off.',
    },
    email: {
      general: 'From now on every visit counts: just give your phone number at the till.',
      often: '{count} stamps earn you: {reward}. Just give your phone number at the till.',
      amounts: '{count} points earn you: {reward}. Just give your phone number at the till.',
      visits: 'The more often you come, the more comes off. Just give your phone number at the till.',
    },
  },
  reward: {
    name: 'Reward earned',
    text: 'Good news, {firstName}: a reward is waiting for you at {business_name}!',
    subject: 'A reward is waiting for you at {business_name}',
    body: `Good news, {firstName}!

You have earned a reward at {business_name}. Show the code below at the till on your next visit.

Thank you for coming back.`,
  },
  milestone: {
    name: 'Points milestone',
    text: '{firstName}, you have reached {points} points at {business_name}. Thank you for coming back!',
  },
  birthday: {
    name: 'Birthday',
    text: 'Happy birthday, {firstName}! Your friends at {business_name} wish you a wonderful day.',
    subject: 'Happy birthday from {business_name}',
    body: `Happy birthday, {firstName}!

Everyone at {business_name} wishes you a wonderful day. Come by and celebrate with us.`,
  },
  news: {
    name: 'News',
    subject: 'News from {business_name}',
    body: `Hi {firstName},

There is something new at {business_name}. Come and see us: your card is waiting for its next visit.`,
  },
  custom: {
    name: 'A word from us',
    text: 'Hi {firstName}, thank you for coming to {business_name}. See you soon!',
    subject: 'A word from {business_name}',
    body: `Hi {firstName},

Thank you for coming to {business_name}. We look forward to seeing you again.`,
  },
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
