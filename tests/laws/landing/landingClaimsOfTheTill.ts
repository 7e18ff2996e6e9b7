/**
 * The landing page's claims about customers, the till and messages, each with its proof: a test, as its file and words
 * of its title, or a row of docs/performance.md.
 */
export const claimsOfTheTill: Record<string, string[]> = {
  'Stamp cards, points and rewards for small shops. Guests join with a QR code and a phone number, collect at your counter in seconds and see their card on their own phone. No app.':
    ['docs/performance.md > number to recorded stamp', 'docs/performance.md > join, the page included'],
  'Loyalty cards your guests never lose': [
    'tests/journeys/portal/portal.journey.ts > takes a first PIN by text, shows the card as it fills',
  ],
  'Stamps, points and rewards on their own phone. They join with a QR code, collect with their number at your counter, and come back for more.':
    ['tests/journeys/first-day/firstDay.journey.ts > goes from sign-up to a redeemed reward'],
  'No app to install': [
    'tests/journeys/first-day/firstDay.journey.ts > goes from sign-up to a redeemed reward',
  ],
  'No plastic to print': [
    'tests/journeys/first-day/firstDay.journey.ts > goes from sign-up to a redeemed reward',
  ],
  'Free for 5 customers': ['server/console/landing/landing.test.ts > shows the current plans'],
  'A phone number, one tap, done. Camera and name search stand beside the pad.': [
    'docs/performance.md > number to recorded stamp',
    'tests/journeys/till/counter.journey.ts > adds a guest, records what they buy once',
  ],
  'Five ways to reward': [
    'tests/ledger/histories/histories.embedded.test.ts > keep every rule of the ledger',
  ],
  'Stamps, points, vouchers, a discount ladder or every tenth one free. Run one or several.': [
    'tests/ledger/histories/histories.embedded.test.ts > keep every rule of the ledger',
  ],
  'Joining takes one code': ['docs/performance.md > join, the page included'],
  'Guests scan, type their number and are in, with nothing to download. Import the customers you already have from a file.':
    [
      'docs/performance.md > join, the page included',
      'tests/journeys/customers/import.journey.ts > sees what will happen first, may reload in the middle, and gets the failed rows back',
    ],
  'A card that explains itself': [
    'server/loyalty/ledger/sentences/sentences.test.ts > has an example here for every code',
  ],
  'Every point says where it came from, so nobody has to ask.': [
    'server/loyalty/ledger/sentences/sentences.test.ts > has an example here for every code',
    'tests/ledger/sentences.embedded.test.ts > a ledger row keeps a code and its values',
  ],
  'Messages by consent': ['server/portal/join/customers.test.ts > who ticks nothing is sent only the link'],
  'A welcome and a word about each reward go to those who said yes, and STOP is obeyed at once.': [
    'server/messaging/triggers/meeting/announce.test.ts > reads one text and one mail: the welcome first',
    'server/messaging/messages/textsToUs.test.ts > of STOP silences every shop that shares the sender',
  ],
  'A welcome and a word about each reward go to those who said yes, and one click ends them.': [
    'server/messaging/triggers/meeting/announce.test.ts > reads one text and one mail: the welcome first',
    'server/messaging/messages/links/mailLinks.test.ts > ends the consent with the one click of a mail program',
  ],
  'Mistakes are easy to undo': [
    'tests/ledger/undo.embedded.test.ts > leaves the customer as if it had never been',
  ],
  'Wrong guest, wrong amount: whoever recorded it takes it back within 15 minutes, and an admin at any time.':
    [
      'tests/ledger/undo.embedded.test.ts > is the recording person’s for 15 minutes, without a reason',
      'tests/ledger/undo.embedded.test.ts > an admin may at any time, with a reason',
    ],
  'Each one is a card of your shop. Set it up in one short form and pause it when you like.': [
    'docs/performance.md > landing page to first program',
    'tests/journeys/programs/programs.journey.ts > are made of all five types',
  ],
  'A stamp a visit. The full card turns into a reward by itself.': [
    'tests/ledger/stampCard.embedded.test.ts > a full card gives its reward at once',
  ],
  'For every amount spent, down to the cent. Guests choose what to spend them on.': [
    'tests/ledger/points.embedded.test.ts > the remainder is carried, so ten purchases of 99 cents',
    'server/loyalty/counter/view/readTillView.test.ts > says what points buy',
  ],
  'After so many purchases one is on you, once or again and again.': [
    'tests/journeys/till/regularAtTill.journey.ts > gets the discount and the item of their visits',
    'tests/ledger/histories/histories.embedded.test.ts > keep every rule of the ledger',
  ],
  'The more often they come, the more comes off.': [
    'tests/journeys/till/regularAtTill.journey.ts > gets the discount and the item of their visits',
  ],
  'A code of their own that nobody can guess, in percent or in money.': [
    'tests/ledger/rewards.embedded.test.ts > a code of another shop is not found, nor is an unknown one',
  ],
  'Put a code on the counter, on the tables, in the window. Each is counted on its own, so you see which one brings guests.':
    ['tests/journeys/programs/qrCodes.journey.ts > lead guests in or elsewhere, count who comes'],
  'A phone number is enough; name, birthday and email are up to them': [
    'docs/performance.md > join, the page included',
  ],
  'The boxes for texts and mails start empty, and what was agreed is kept as proof': [
    'server/portal/join/customers.test.ts > who ticks nothing is sent only the link',
    'server/portal/join/customers.test.ts > is a customer with consent as worded',
  ],
  'The box for mails starts empty, and what was agreed is kept as proof': [
    'server/portal/join/customers.test.ts > is a customer with consent as worded',
  ],
  'The first visit can be counted at the till right away': [
    'tests/journeys/first-day/firstDay.journey.ts > goes from sign-up to a redeemed reward',
  ],
  'Know every guest by their number': ['docs/performance.md > look-up by phone among 100,000'],
  'Type the last digits and there they are: their cards, their last visit, what they can have today. Staff see what a purchase gives before they record it.':
    [
      'docs/performance.md > look-up by phone among 100,000',
      'server/loyalty/counter/routes.test.ts > previews exactly what is then recorded',
    ],
  'Found by phone, name, email or customer number': [
    'server/loyalty/customers/list/findCustomer.test.ts > finds the id that a customer reads out',
    'docs/performance.md > search for a name among 100,000',
  ],
  'Two tills at once, a second tap, a slow line: it counts once': [
    'tests/ledger/once.embedded.test.ts > a double tap, a retry and ten tills with one key count once',
  ],
  'Birthdays come up the week they matter': [
    'server/loyalty/counter/view/readTillView.test.ts > counts the days to a birthday by the calendar of the shop',
  ],
  'One till for the whole team: everyone works there under a PIN of their own': [
    'tests/journeys/till/sharedTill.journey.ts > is shared by who works at the counter alone and by the owner',
  ],
  'Try it: type an amount, record it, and watch the card.': [
    'tests/journeys/entrance/landing.journey.ts > lets a visitor work a till by keys alone',
  ],
  'An example that stays on this page: nothing is sent, and each purchase counts as the visit of another day.':
    [
      'tests/journeys/entrance/landing.journey.ts > lets a visitor work a till by keys alone',
      'web/landing/till/sale.test.ts > gives what the rules of the product give',
    ],
  'Guests open it with their number and a PIN, or from the link we text them.': [
    'tests/journeys/portal/portal.journey.ts > takes a first PIN by text, shows the card as it fills',
    'server/portal/card/cardLink.test.ts > is not used up by previews, scanners or a reload',
  ],
  'Guests open it with their number and a PIN, which they choose at your counter.': [
    'server/identity/customer-access/pins/pinCode.test.ts > finds only one valid code',
  ],
  'The next reward in one sentence': [
    'server/portal/card/nextReward.test.ts > is the next step of the ladder',
  ],
  'Their code, large, for the camera at your till': [
    'tests/journeys/till/counter.journey.ts > adds a guest, records what they buy once',
  ],
  'Shows the last state without a connection': [
    'tests/journeys/portal/portal.journey.ts > and shows it without a connection',
  ],
  'When somebody joins or earns a reward, the right words go out by themselves; on birthdays, or when a guest stays away, too, if you like. Campaigns say the rest, to everybody or to the guests you choose.':
    [
      'server/messaging/triggers/meeting/announce.test.ts > goes once for each reward',
      'server/messaging/triggers/triggers.test.ts > is greeted on its day',
      'tests/journeys/messages/campaigns.journey.ts > goes to the guests of a field of figures',
    ],
  'Only to those who agreed': [
    'server/messaging/triggers/meeting/addedByStaff.test.ts > who agreed to no texts gets none',
  ],
  'Not in the shop’s quiet hours': [
    'server/messaging/messages/limits/quietHours.test.ts > waits for hours of the shop’s own choosing',
  ],
  'STOP ends them at once, START brings them back': [
    'server/messaging/messages/textsToUs.test.ts > of STOP silences every shop that shares the sender',
    'server/messaging/messages/textsToUs.test.ts > of START agrees again only where a STOP had ended it',
  ],
  'What guests text back reaches you, and you answer': [
    'server/messaging/messages/inbound/replies.test.ts > is news to the team until somebody looks',
    'server/messaging/conversations/answers.test.ts > for the guest has asked',
  ],
  'Large campaigns skip a few guests, so you can see what the message changed': [
    'tests/crash/campaign.test.ts > none to the holdout',
    'server/messaging/campaigns/results/effect.test.ts > counts visits of those written to beside those held out',
  ],
}
