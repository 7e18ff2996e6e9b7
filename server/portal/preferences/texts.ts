/** Texts of the page where customers choose what they get. */
export const texts = {
  title: (business: string) => `What you get from ${business}`,
  channels: 'How they may write to you',
  topics: 'What you want to hear about',
  boxes: {
    email: 'Emails',
    sms: 'Text messages',
    news: 'Offers and news',
    occasions: 'Birthday and milestones',
    reminders: '“We miss you” reminders',
  },
  hints: {
    news: 'What is new, and what is on offer.',
    occasions: 'A birthday greeting, and when you reach something.',
    reminders: 'When you have not been there for a while, or a reward waits unused.',
  },
  owed: 'You still hear when you earned a reward or when points are about to end, as long as emails or texts are on.',
  owedByMail:
    'You still hear when you earned a reward or when points are about to end, as long as emails are on.',
  stopped: 'Your phone replied STOP. To get texts again, text START to the number that texted you.',
  elsewhere: 'Texts are off. To get them, tell the shop on your next visit.',
  language: {
    label: 'Language',
    own: 'The shop’s own',
    hint: 'You get messages in this language if the shop has written them in it.',
  },
  save: 'Save',
  pause: {
    title: 'Need a break?',
    text: (days: number) =>
      `For ${days} days you get nothing that you can choose above. After that it goes on by itself.`,
    start: (days: number) => `Pause for ${days} days`,
    until: (day: string) => `Paused until ${day}. After that it goes on by itself.`,
    resume: 'Resume now',
  },
  said: {
    saved: 'Saved. This is how it is now.',
    stopped:
      'Nothing was changed: your phone replied STOP. To get texts again, text START to the number that texted you.',
    elsewhere: 'Nothing was changed: texts cannot be switched on here. Tell the shop on your next visit.',
    'other words':
      'Nothing was changed: the words beside the box are others by now. Please read them and save again.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'It may have been cut off on its way, or your email address is another one by now. Open the newest email and use the link at its end.',
  },
}
