/** Texts about topics and pauses that customers chose themselves. */
export const preferenceTexts = {
  names: {
    news: 'offers and news',
    occasions: 'birthday and milestones',
    reminders: '“we miss you” reminders',
  },
  left: (topics: string) => `They want no ${topics}.`,
  paused: (day: string) => `They paused all offers, greetings and reminders until ${day}.`,
  language: {
    label: 'Language',
    hint: 'Messages are sent in this language if you have written them in it.',
    own: 'Same as your shop',
  },
  owed: 'Rewards that they earn and points about to end are still told.',
}
