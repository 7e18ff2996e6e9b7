import type { Trade, Way } from './presets.ts'

/** The words of the setup on /dashboard. Figures arrive formatted. */
export const texts = {
  title: 'Set up in a minute',
  description: 'Three answers make your program, your poster and the welcome.',
  skip: 'Skip, I’ll do it myself',
  skipping: 'Skipping...',
  skipped: 'Skipped',
  skippedText: 'Your first program is made under Programs, your QR code under QR Codes.',
  skipFailed: 'This could not be saved',
  trade: {
    question: '1. What do you sell?',
    choices: {
      coffee: 'Coffee or bread',
      restaurant: 'Food and drinks',
      salon: 'Hair and beauty',
      goods: 'Things in a shop',
      classes: 'Sport and classes',
      other: 'Something else',
    } satisfies Record<Trade, string>,
  },
  way: {
    question: '2. How do guests come back?',
    choices: {
      often: { label: 'Often, for much the same', text: 'A stamp card: a stamp each visit.' },
      amounts: { label: 'Now and then, for more', text: 'Points for what they spend.' },
      visits: { label: 'For years, as regulars', text: 'A discount that grows with their visits.' },
    } satisfies Record<Way, { label: string; text: string }>,
  },
  reward: {
    question: '3. What do they get?',
    suggestions: 'Suggestions',
    label: 'Reward',
    hint: 'Guests read it on their card, and on the poster.',
    price: { label: 'Points for it', affix: 'points' },
  },
  makes: {
    title: 'What this makes',
    text: 'Change whatever you like, now or later.',
    card: 'The card that guests get',
    color: 'Brand color',
    logo: 'Your logo goes on it in Settings.',
    poster: 'The poster for your counter',
    posterImage: 'How the poster will look',
    posterText: 'Its QR code is made with the rest.',
    welcome: 'The welcome that guests get',
    welcomeTo: (sms: boolean, proven: boolean) =>
      `It goes to everybody who agrees to ${sms ? 'texts or emails' : 'emails'} when joining${proven ? '' : ', once you have confirmed your own address'}.`,
    sends: 'Send this welcome',
    changeText: 'Change the text',
    changeEmail: 'Change the email',
    seeEmail: 'See and change the email',
  },
  finish: 'Make all of it',
  finishing: 'Making it...',
  later: 'You can change it later under Programs, QR Codes and Settings.',
  loadFailed: 'The setup could not be loaded.',
  retry: 'Try Again',
  exists: 'There is a program already',
  ready: {
    title: (program: string) => `${program} is ready`,
    text: 'The program is active, the QR code works, and the next guest who joins gets this card.',
    print: 'Print the poster',
    tryIt: 'Try it as a guest',
    till: 'Open the till',
    done: 'Done',
  },
}
