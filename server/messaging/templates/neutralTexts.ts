/**
 * The words of placeholders that have no value. `name` reads well in place of a name: 'Hi friend', 'Happy birthday, friend!'.
 */
export const texts = {
  name: 'friend',
  business: 'our shop',
  nextReward: 'your next reward',
  email: 'your email address',
}
