/** The words of mails to begin with. Each text of a list is a paragraph, and '**' stands around bold words. */
export const texts = {
  seeCard: 'See your card',
  welcome: {
    subject: 'Welcome to {business_name}',
    title: 'Welcome, {firstName}!',
    thanks: 'Thank you for joining us at {business_name}. From now on every visit counts.',
    till: 'At the till, **just give your phone number**. There is nothing to carry and nothing to print.',
    goodToKnow: 'Good to know',
    collect: ['**Collect**', 'We add what you earn to your card each time you come by.'],
    enjoy: ['**Enjoy**', 'When a reward is yours, we write to you. Show it on your next visit.'],
    questions: 'Any questions? Just answer this e-mail, or ask us at the till.',
  },
  reward: {
    subject: 'A reward is waiting for you at {business_name}',
    title: 'This one is on us, {firstName}',
    earned: 'You have earned a reward at {business_name}. Thank you for coming back to us.',
    how: 'On your next visit, **show the code at the till**. That is all.',
    seeRewards: 'See all your rewards',
    once: 'Each code works once. How long it is good for stands on your card.',
  },
  milestone: {
    subject: '{firstName}, look how far you have come',
    title: 'Look how far you have come!',
    noticed: 'Hi {firstName}, you keep coming back to {business_name}. We noticed, and it made our day.',
    choice:
      'Some of our regulars save up for something special, others treat themselves right away. What you do is up to you.',
    see: 'See what you can get',
    thanks: 'Thank you for being one of our regulars.',
  },
  birthday: {
    subject: 'Happy birthday, {firstName}!',
    title: 'Happy birthday, {firstName}!',
    wishes: [
      'Today is your day, and everyone at {business_name} wishes you a wonderful one.',
      'Come by and celebrate with us, and bring somebody you like.',
    ],
    from: 'With best wishes from all of us.',
  },
  'miss-you': {
    subject: 'It has been a while, {firstName}',
    title: 'We have missed you',
    while: [
      'Hi {firstName}, it has been a while since we last saw you at {business_name}, and we would love to have you back.',
      'What you have collected is still here:',
    ],
    better: 'Is there something that we could do better? Just answer this e-mail. We read every word.',
  },
  news: {
    subject: 'New at {business_name}',
    picture: 'What is new',
    title: 'There is something new',
    told: [
      'Hi {firstName}, we have been working on something, and now it is here.',
      'Tell in two or three sentences what it is, what makes it special, and since when one can have it.',
    ],
    first: { title: 'First thing', text: 'One sentence that makes people curious.' },
    second: { title: 'Second thing', text: 'Another one, just as short.' },
    use: 'Your card counts every visit. Come by and put it to good use.',
  },
  offer: {
    subject: 'Something for you, {firstName}',
    title: 'A little thank you',
    yours:
      'Hi {firstName}, you have been good to us, so here is something for you. **This code is yours alone**, and it works once:',
    how: 'Show it at the till when you pay, on your phone or on paper, and we take care of the rest.',
    rules: 'The code cannot be paid out, and not be used together with another one.',
  },
  season: {
    subject: 'The season is here, at {business_name} too',
    picture: 'The season at our shop',
    title: 'Our favorite time of the year',
    told: [
      'Hi {firstName}, the season is changing, and so is what you find with us.',
      'For the next few weeks we have things that we only make at this time of the year. When they are gone, they are gone.',
    ],
    share: ['**To share**', 'Something for the whole table.'],
    give: ['**To give**', 'A present that nobody expects.'],
    keep: ['**To keep**', 'For yourself. You have earned it.'],
    wishes: 'We wish you and yours a good time, and hope to see you soon.',
  },
  hours: {
    subject: 'Our new hours at {business_name}',
    title: 'We are open longer',
    asked:
      'Hi {firstName}, many of you have asked for it. From next Monday on you find us here at these times:',
    week: ['**Monday to Friday**', '8 in the morning to 7 in the evening'],
    weekend: ['**Saturday and Sunday**', '9 in the morning to 5 in the afternoon'],
    date: 'And a date to keep',
    evening: [
      'On the first evening we have something to taste for everybody who comes by.',
      'No need to tell us before. Bring a friend, and bring time.',
    ],
  },
  thanks: {
    subject: 'Thank you for coming, {firstName}',
    title: 'Thank you for coming by',
    told: [
      'Hi {firstName}, it was good to see you at {business_name}.',
      'A small shop lives from what people tell each other. If you liked it, **leave us a few words** where you look for places yourself, on the map or on our page. It takes a minute and helps us a lot.',
      'And if something was not right, tell us first: just answer this e-mail, and we will put it right.',
    ],
    next: 'See you next time. We look forward to it.',
  },
}
