import type { NextReward } from '#server/portal/card/contract.ts'
import type { Format } from './format.ts'

const count = (n: number, format: Format, one: string, many = `${one}s`) =>
  `${format.number(n)} ${n === 1 ? one : many}`

type Parts = [before: string, name: string, after: string]

/** The words of the portal's screens. */
export const texts = {
  login: {
    title: 'Your loyalty card',
    intro: 'Sign in with your phone number and PIN.',
    phone: 'Phone number',
    abroad: 'From another country? Start with + and its code.',
    pin: 'PIN',
    pinHint: 'Enter your 4-6 digit PIN',
    submit: 'Log In',
    busy: 'Logging in...',
    failed: 'Failed to log in. Please try again.',
    byCode: 'No PIN yet, or forgot it? Get a code by text',
    atTheCounter:
      'No PIN yet, or forgot it? Ask at the counter: they show you a code with which you choose one.',
    contact: 'Contact your business',
    home: 'Back to Home',
    chooseTitle: 'Which card would you like to see?',
    chooseIntro: 'Your PIN opens a card at several places.',
    back: 'Back',
  },
  code: {
    title: 'Choose a PIN',
    intro: 'We text you a code. With it you choose a new PIN and are signed in.',
    send: 'Text me a code',
    sending: 'Sending...',
    sent: (phone: string, minutes: number) =>
      `If a business knows ${phone}, a code is on its way. It works for ${minutes} minutes.`,
    code: 'Code from the text',
    pin: 'Your new PIN',
    pinHint: '4 to 6 digits, the same at every business that knows your number',
    submit: 'Save PIN and log in',
    captchaFailed: 'The check that you are a person did not load. Please reload the page.',
    noText:
      'No text? Check the number, or send another. If you once replied STOP to a text, reply START first. In the shop you can choose a PIN without a text.',
    again: 'Send another code',
    otherPhone: 'Change number',
    sentAgain: 'Another code is on its way. The ones before it work too.',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'Please reload it. If that does not help, ask at the counter: they can see your card there.',
    reload: 'Reload',
  },
  contact: {
    title: 'Contact your business',
    ask: 'Ask in the shop: they can see your card, correct your number and help you with your PIN.',
    call: 'Call',
    write: 'Write',
    visit: 'Visit',
    close: 'Close',
  },
  dashboard: {
    title: 'Your card',
    /** Three parts; the middle one is a name in any script. */
    welcome: (name: string | null): Parts =>
      name ? ['Welcome back, ', name, '!'] : ['Welcome back!', '', ''],
    logOutOffline: 'No connection. You can log out once there is one.',
    sinceLast: 'New since you last looked',
    logOut: 'Log Out',
    showCode: 'Show my code',
    profile: 'Your details',
    programs: 'Your Loyalty Programs',
    noPrograms: 'No Programs Yet',
    noProgramsText: "You haven't been enrolled in any loyalty programs yet.",
    rewards: 'Your Rewards',
    allRewards: (more: number, format: Format) => `Show ${format.number(more)} more used or expired`,
    noRewards: 'No Rewards Yet',
    noRewardsText: (points: boolean): string =>
      points ? 'Keep earning points to unlock rewards!' : 'Keep coming back to unlock rewards!',
    loading: 'Loading your rewards...',
    history: 'Your history',
    noHistory: 'What you earn and use will stand here.',
    older: 'Show older',
    failed: 'Your card could not be loaded.',
    tryAgain: 'Try Again',
    offline: (moment: string) => `No connection. This is your card as of ${moment}.`,
    install: 'Put it on the home screen',
  },
  program: {
    active: 'Active',
    paused: 'Paused',
    pausedHint: 'Nothing is earned at the moment. What you have stays usable.',
    types: {
      points: 'Points',
      stamp_card: 'Stamp card',
      rebate_code: 'Rebate code',
      discount: 'Discount',
      free_item: 'Free item',
    },
    lastActivity: (day: string) => `Last activity: ${day}`,
    noActivity: 'Last activity: none yet',
    pointsExpire: (points: number, day: string, format: Format) =>
      `${count(points, format, 'point')} ${points === 1 ? 'expires' : 'expire'} after ${day}`,
    codeToUse: 'You have a code to use.',
    noCode: 'You have no unused code at the moment.',
    cardExpires: (day: string) => `This card is good until ${day}`,
    progress: (done: string, of: string) => `${done} of ${of}`,
    spend: 'Use your points',
    price: (points: number, format: Format) => count(points, format, 'point'),
    claim: 'Claim',
    claiming: 'Claiming...',
    claimAsk: (points: number, format: Format) =>
      `It costs ${count(points, format, 'point')}. You can cancel as long as it isn’t used.`,
    notNow: 'Not now',
  },
  reward: {
    available: 'Available',
    redeemed: 'Redeemed',
    expired: 'Expired',
    earned: (day: string) => `Earned: ${day}`,
    expires: (day: string) => `Expires: ${day}`,
    from: (program: string) => `From: ${program}`,
    show: 'Show code',
    showHint: 'Show this to the staff when you order.',
    cancel: 'Cancel and get points back',
    cancelling: 'Cancelling...',
  },
  by: 'Loyalty by Regulars',
  identity: {
    title: 'Your code',
    hint: 'Show this at the counter to collect.',
  },
  close: 'Close',
  language: 'Language',
  /** Three parts; the middle one is a name in any script, after a colon, for it may be a sentence of its own. */
  next: (next: NextReward, format: Format): Parts => {
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['A reward is waiting for you: ', next.name, '.']
          : ['Rewards are waiting for you: ', next.name, ` and ${format.number(next.count - 1)} more.`]
      case 'claimable':
        return ['You have enough points for: ', next.name, '.']
      case 'points':
        return [`${count(next.left, format, 'more point')}, then it’s yours: `, next.name, '.']
      case 'stamps': {
        const more = count(next.left, format, 'more stamp')
        return next.name
          ? [`${more}, then it’s yours: `, next.name, '.']
          : [`${more} and `, 'your reward', ' is yours.']
      }
      case 'purchases': {
        const more = count(next.left, format, 'more purchase')
        return next.name
          ? [`${more}, then it’s free: `, next.name, '.']
          : [`${more} and `, 'the next one', ' is free.']
      }
      case 'visits':
        return [
          `${count(next.left, format, 'more visit')} and you get `,
          format.percent(next.discount),
          ' off.',
        ]
    }
  },
}
