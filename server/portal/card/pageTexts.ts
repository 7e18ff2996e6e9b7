/** Texts of the pages that links to a card open. */
export const texts = {
  title: 'Your card is ready',
  forYou: 'This link was texted to your phone and is for you alone.',
  open: 'Open my card',
  pinStays: 'Next time you sign in with your phone number and your PIN, as before.',
  noPin:
    'Next time you sign in with your phone number and a PIN. Choose one now, or later with a code by text.',
  noPinNow: 'Next time you sign in with your phone number and a PIN. Choose one now.',
  anotherPin: 'Not your PIN? Choose another',
  choosePin: 'Choose a PIN',
  pinLabel: 'Your new PIN',
  pinHint: '4 to 6 digits',
  openWithPin: 'Save PIN and open my card',
  usedTitle: 'This link was used already',
  used: 'It opens the card where it was first opened, as long as you stay signed in there. Anywhere else, sign in with your phone number and your PIN. If you have no PIN, get a code by text there.',
  usedNow:
    'It opens the card where it was first opened, as long as you stay signed in there. Anywhere else, sign in with your phone number and your PIN. If you have no PIN, ask at the counter: they show you a code with which you choose one.',
  expiredTitle: 'This link has expired',
  expired:
    'Links work for a week. Sign in with your phone number; if you have no PIN, get a code by text there.',
  expiredNow:
    'Links work for a week. Sign in with your phone number and your PIN. If you have no PIN, ask at the counter: they show you a code with which you choose one.',
  newLink: 'Text me a new link',
  askedTitle: 'Look at your texts',
  asked:
    'If this card still belongs to the phone that the old link went to, a new link arrives there in a minute or two. No text? Sign in with your phone number, or ask in the shop.',
  tooOftenTitle: 'That was asked for too often',
  tooOften:
    'A few links or codes went out already. Please use the latest, try again in an hour, or sign in with your phone number.',
  changedTitle: 'This link no longer fits',
  changed:
    'It was made for another phone number or card. Sign in with your phone number, or ask at the counter.',
  closedTitle: 'Portal access is disabled',
  closed: 'Portal access is disabled. Please contact the business.',
  unknownTitle: 'This link does not work',
  unknown:
    'It may have been cut off on its way. Open the whole link from the text, scan the code at the counter again, or sign in with your phone number.',
  openedTooOftenTitle: 'This was tried too often',
  openedTooOften: 'Please open the link again in an hour, or sign in with your phone number.',
  problemTitle: 'That didn’t work',
  problem: 'Please open the link again in a moment. If that does not help, ask at the counter.',
  mail: {
    expired: 'It showed the card until the day that the mail names. Sign in to see the card as it is now.',
    changedTitle: 'This link has ended',
    changed:
      'The card has another address, phone number or PIN since the mail was sent, or the shop is closed. Sign in, or ask at the counter.',
  },
  till: {
    title: 'Choose your PIN',
    intro: (lastDigits: string) =>
      `For the card with the phone number that ends in ${lastDigits}. From then on you sign in with that number and this PIN.`,
    usedTitle: 'This code was used already',
    used: 'With a code a PIN is chosen once. If it was you, sign in with your phone number and that PIN. If not, tell the staff at once: with another code you choose another PIN.',
    expiredTitle: 'This code has ended',
    expired: 'A code works for five minutes, and only the latest one. Ask at the counter for another.',
    changedTitle: 'This code no longer fits',
    changed: 'It was made for another phone number or card. Ask at the counter for another.',
  },
  view: {
    title: 'Your card',
    until: (day: string) => `This link opens it until ${day}, in any browser.`,
    used: 'This link was used already. It still shows the card, and no longer signs anybody in.',
    cards: 'Your loyalty programs',
    noCards: 'Nothing was collected on it yet.',
    rewards: 'Waiting for you',
    enterPin: 'Enter your PIN to redeem',
    lastDay: (day: string) => `Use it until ${day}`,
    showCode: 'Show code to redeem',
    wholeCard: 'Open the whole card',
    pinLabel: 'Your PIN',
    pinHint: 'The 4 to 6 digits that you chose for this phone number',
    confirm: 'Continue',
    whyPin: 'A code is worth a reward, so only you can show it.',
    byCode: 'No PIN yet, or forgot it? Get a code by text',
    byLink: 'No PIN yet, or forgot it? Text me a new link',
    atTheCounter:
      'No PIN yet, or forgot it? Ask at the counter: they show you a code with which you choose one.',
    noPhone: 'To redeem, ask at the counter: they find your card there.',
  },
  by: 'Loyalty by Regulars',
  signIn: 'Go to sign-in',
  askAtCounter: 'Ask in the shop: they can see your card there.',
}

export type PageTexts = typeof texts
