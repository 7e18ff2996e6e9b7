/** The words of mails to begin with. Each text of a list is a paragraph, and '**' stands around bold words. */
export const texts = {
  seeCard: 'See your card',
  welcome: {
    subject: 'Welcome to {business_name}',
    title: 'Welcome, {firstName}!',
    thanks: 'Thank you for joining us at {business_name}. From now on, every visit counts.',
    till: 'At the till, **just give your phone number**. Nothing to carry, nothing to print.',
    goodToKnow: 'Good to know',
    collect: ['**Collect**', 'Each time you come by, we add what you earn to your card.'],
    enjoy: ['**Enjoy**', 'When you earn a reward, we let you know. Just show it on your next visit.'],
    questions: 'Any questions? Just reply to this email, or ask us at the till.',
  },
  reward: {
    subject: 'A reward is waiting for you at {business_name}',
    title: 'This one is on us, {firstName}',
    earned: 'You have earned a reward at {business_name}. Thank you for coming back.',
    how: 'On your next visit, **show the code at the till**. That’s all.',
    seeRewards: 'See all your rewards',
    once: 'Each code works once. Your card shows how long it’s good for.',
  },
  milestone: {
    subject: '{firstName}, look how far you’ve come',
    title: 'Look how far you’ve come!',
    noticed: 'Hi {firstName}, you keep coming back to {business_name}. We noticed, and it made our day.',
    choice:
      'Some of our regulars save up for something special, others treat themselves right away. It’s up to you.',
    see: 'See what you can get',
    thanks: 'Thank you for being one of our regulars.',
  },
  birthday: {
    subject: 'Happy birthday, {firstName}!',
    title: 'Happy birthday, {firstName}!',
    wishes: [
      'Today is your day, and all of us at {business_name} hope it’s a wonderful one.',
      'Come by to celebrate with us, and bring someone you like.',
    ],
    from: 'Best wishes from all of us.',
  },
  'miss-you': {
    subject: 'It’s been a while, {firstName}',
    title: 'We have missed you',
    while: [
      'Hi {firstName}, it’s been a while since we last saw you at {business_name}, and we’d love to have you back.',
      'What you have collected is still here:',
    ],
    better: 'Is there something we could do better? Just reply to this email. We read every word.',
  },
  news: {
    subject: 'New at {business_name}',
    picture: 'What is new',
    title: 'There is something new',
    told: [
      'Hi {firstName}, we’ve been working on something, and now it’s here.',
      'Say in two or three sentences what it is, what makes it special and when people can get it.',
    ],
    first: { title: 'The first thing', text: 'One sentence that makes people curious.' },
    second: { title: 'The second thing', text: 'Another one, just as short.' },
    use: 'Every visit counts on your card. Come by and put it to good use.',
  },
  offer: {
    subject: 'Something for you, {firstName}',
    title: 'A little thank you',
    yours:
      'Hi {firstName}, you keep coming back, so here is something for you. **This code is yours alone** and works once:',
    how: 'Show it at the till when you pay, on your phone or on paper, and we’ll take care of the rest.',
    rules: 'The code can’t be exchanged for cash or combined with another one.',
  },
  season: {
    subject: 'A new season at {business_name}',
    picture: 'The new season at our place',
    title: 'Our favorite time of year',
    told: [
      'Hi {firstName}, the season is changing, and so is what you’ll find here.',
      'For the next few weeks we have things that we only make at this time of year. When they’re gone, they’re gone.',
    ],
    share: ['**To share**', 'Something for the whole table.'],
    give: ['**To give**', 'A present nobody sees coming.'],
    keep: ['**To keep**', 'Something for yourself. You’ve earned it.'],
    wishes: 'We wish you and yours a wonderful season, and hope to see you soon.',
  },
  hours: {
    subject: 'New hours at {business_name}',
    title: 'We’re open longer',
    asked: 'Hi {firstName}, many of you have asked for it, so here are our new hours from next Monday on:',
    week: ['**Monday to Friday**', '8 am to 7 pm'],
    weekend: ['**Saturday and Sunday**', '9 am to 5 pm'],
    date: 'And a date for your calendar',
    evening: [
      'On the first evening there’s something to taste for everyone who comes by.',
      'No need to sign up. Bring a friend, and take your time.',
    ],
  },
  thanks: {
    subject: 'Thank you for coming, {firstName}',
    title: 'Thank you for coming by',
    told: [
      'Hi {firstName}, it was good to see you at {business_name}.',
      'A small shop lives on word of mouth. If you liked it here, **leave us a few words** wherever you look for places yourself, on the map or on our page. It takes a minute and helps us a lot.',
      'And if something wasn’t right, tell us first: just reply to this email, and we’ll fix it.',
    ],
    next: 'See you next time. We look forward to it.',
  },
}
