const plural = (count: string, one: boolean, word: string) => `${count} ${one ? word : `${word}s`}`

/** The words of the landing page. Figures arrive formatted, from the present plans. */
export const texts = {
  title: 'Regulars · Loyalty cards for small shops',
  description:
    'Stamp cards, points and rewards for small shops. Guests join with a QR code and a phone number, collect at your counter in seconds and see their card on their own phone. No app.',
  sharedPicture: 'The stamp card of an example café beside the words: Loyalty cards your guests never lose.',
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    portal: 'Customer Portal',
    signIn: 'Sign In',
    getStarted: 'Get Started',
  },
  hero: {
    title: 'Loyalty cards your guests never lose',
    lead: 'Stamps, points and rewards on their own phone. They join with a QR code, collect with their number at your counter, and come back for more.',
    start: 'Get Started',
    how: 'See how it works',
    facts: (customers: string, one: boolean) => [
      'No app to install',
      'No plastic to print',
      `Free for ${plural(customers, one, 'customer')}`,
    ],
    hint: 'Tap the card to stamp it',
    hintReady: 'Full! Tap once more for a new card',
    stamp: 'Stamp the card',
    said: (collected: number, required: number) => `${collected} of ${required} stamps`,
    full: 'The card is full: a coffee on the house.',
    example: 'An example card',
  },
  features: {
    title: 'Small shop, short queue, long memory',
    items: [
      {
        title: 'Made for the counter',
        text: 'A phone number, one tap, done. Camera and name search stand beside the pad.',
      },
      {
        title: 'Five ways to reward',
        text: 'Stamps, points, vouchers, a discount ladder or every tenth one free. Run one or several.',
      },
      {
        title: 'Joining takes one code',
        text: 'Guests scan, type their number and are in, with nothing to download. Import the customers you already have from a file.',
      },
      {
        title: 'A card that explains itself',
        text: 'Every point says where it came from, so nobody has to ask.',
      },
      {
        title: 'Messages by consent',
        text: 'A welcome and a word about each reward go to those who said yes, and STOP is obeyed at once.',
      },
      {
        title: 'Mistakes are easy to undo',
        text: 'Wrong guest, wrong amount: whoever recorded it takes it back within 15 minutes, and an admin at any time.',
      },
    ],
  },
  rewards: {
    title: 'Five ways to say “come back soon”',
    lead: 'Each one is a card of your shop. Set it up in one short form and pause it when you like.',
    scroll: 'The five kinds of cards',
    examples: 'The shops on these cards are examples.',
    types: {
      stamp_card: {
        title: 'Stamp card',
        text: 'A stamp a visit. The full card turns into a reward by itself.',
      },
      points: {
        title: 'Points',
        text: 'For every amount spent, down to the cent. Guests choose what to spend them on.',
      },
      free_item: {
        title: 'Free item',
        text: 'After so many purchases one is on you, once or again and again.',
      },
      discount: { title: 'Discount ladder', text: 'The more often they come, the more comes off.' },
      rebate_code: {
        title: 'Rebate code',
        text: 'A code of their own that nobody can guess, in percent or in money.',
      },
    },
  },
  qr: {
    title: 'They scan. They’re in.',
    lead: 'Put a code on the counter, on the tables, in the window. Each is counted on its own, so you see which one brings guests.',
    points: [
      'A phone number is enough; name, birthday and email are up to them',
      'The boxes for texts and mails start empty, and what was agreed is kept as proof',
      'The first visit can be counted at the till right away',
    ],
    try: 'Scan this one: it takes you to your own sign-up.',
    code: 'QR code that leads to the sign-up of Regulars',
    figure:
      'The page that a guest sees after scanning, with an example shop: its card, a phone number, a button to join.',
  },
  till: {
    title: 'Know every guest by their number',
    lead: 'Type the last digits and there they are: their cards, their last visit, what they can have today. Staff see what a purchase gives before they record it.',
    points: [
      'Found by phone, name, email or customer number',
      'Two tills at once, a second tap, a slow line: it counts once',
      'Birthdays come up the week they matter',
      'One till for the whole team: everyone works there under a PIN of their own',
    ],
  },
  tryTill: {
    lead: 'Try it: type an amount, record it, and watch the card.',
    label: 'Example till',
    nothing: 'Nothing recorded yet',
    example:
      'An example that stays on this page: nothing is sent, and each purchase counts as the visit of another day.',
  },
  portal: {
    title: 'Their card, in their pocket',
    lead: 'Guests open it with their number and a PIN, or from the link we text them.',
    points: [
      'The next reward in one sentence',
      'Their code, large, for the camera at your till',
      'Shows the last state without a connection',
    ],
  },
  sms: {
    title: 'Texts that are welcome',
    lead: 'When somebody joins or earns a reward, the right words go out by themselves; on birthdays, or when a guest stays away, too, if you like. Campaigns say the rest, to everybody or to the guests you choose.',
    points: [
      'Only to those who agreed',
      'Not in the shop’s quiet hours',
      'STOP ends them at once, START brings them back',
      'What guests text back reaches you, and you answer',
      'Large campaigns skip a few guests, so you can see what the message changed',
    ],
    allowance: 'Texts included, by plan',
    plan: 'Plan',
    perMonth: 'A month',
    credits: 'Credits to begin with',
    unlimited: 'Unlimited',
    beforePayment: (texts: string, one: boolean) =>
      `Until its first payment, a paid plan sends ${plural(texts, one, 'text')} in all.`,
    beyond: (credits: string, one: boolean) =>
      `Beyond the month’s texts, one of usual length costs ${plural(credits, one, 'credit')}.`,
    figure: 'Two example texts to a guest: a welcome and a reward.',
  },
  email: {
    title: 'Mail with the same manners',
    lead: 'The same moments by email, in your shop’s name: a welcome, and each reward with its code. One click ends them for good.',
    more: 'Build a mail from blocks and your own pictures. Plans with email campaigns send it to everybody who agreed, or to the guests you choose; plans with MailChimp keep your audience there in step.',
    openRate: 'Your dashboard shows how many were opened.',
  },
  analytics: {
    title: 'Numbers that were counted, not guessed',
    lead: 'Every figure comes from what really happened at your shop, and a purchase that was taken back counts no more.',
    points: [
      'Who comes back, and who is slipping away',
      'What your rewards cost, and what your guests spend',
      'Which code brought them, and what a campaign did',
    ],
    figure: 'The dashboard’s six figures, with example numbers.',
  },
  agencies: {
    title: 'For agencies, and for the platform’s own team',
    plan: (name: string) => `The ${name} plan`,
    admin: 'Super admin',
    adminPoints: [
      'Every company with its plan, status, credits and usage',
      'Search by name or email, filter by status',
      'Monthly revenue, trials and the share of companies that are active',
      'Revenue, sign-ups, departures and trials that became paying, month by month',
      'Prices and limits of the plans; a plan for one company until a day, or a longer trial',
      'SMS credits given or taken, each with its reason',
      'How messages and payments of a company go, in figures alone',
      'A look into its screens that changes nothing and that its admin is told of',
      'Announcements to every company at once',
      'A company stopped, for a reason that its admin reads',
      'Test mails and texts, which count against nobody’s limits',
    ],
  },
  pricing: {
    title: 'Start free. Grow when they come back.',
    lead: 'Cards that your guests have collected stay theirs, whatever you choose.',
    inShort: 'Prices in short',
    toPlans: 'What is in each plan',
    popular: 'Most Popular',
    month: 'a month',
    startFree: 'Start Free',
    startTrial: 'Start Trial',
    trial: '14 days free. Sign-up asks for a card, which is charged after them.',
    noCard: '14 days free, no card asked',
    freeNote: 'For as long as you like',
    customers: (count: string, one: boolean) => plural(count, one, 'customer'),
    programs: (count: string, one: boolean) => plural(count, one, 'loyalty program'),
    sms: (count: string) => `${count} SMS a month`,
    seats: (count: string, one: boolean) => plural(count, one, 'team seat'),
    credits: (count: string, one: boolean) => `${plural(count, one, 'message credit')} to begin with`,
    unlimited: 'Unlimited',
    email_campaigns: 'Email campaigns',
    mailchimp: 'MailChimp integration',
    white_label: 'White-label',
    custom_domain: 'Custom domain',
  },
  yourData: {
    title: 'Your data stays yours, and the door stays open',
    keeping: {
      title: 'What happens to it',
      points: [
        'It is kept in this service’s database and its backups; PINs and passwords only in a form that cannot be read back',
        'Your team sees what its roles allow, other shops see nothing',
        'Our team looks into your screens only for a reason that is written down, for half an hour at most, and your admin is told',
        'Guests see, download and erase their own data on their phone, without asking you',
      ],
    },
    leaving: {
      title: 'How you leave',
      points: [
        'Two clicks end a paid plan; until the paid time is over everything stays, and then the shop is on the free one',
        'Customers, ledger and messages come along as files that other systems read',
        'Close the shop with its name and your password: for 30 days one click opens it again, then its customers, messages and team are erased',
      ],
    },
  },
  why: {
    title: 'Why shops choose Regulars',
    items: [
      {
        title: 'It keeps count honestly',
        text: 'Balances always equal their history. Nothing is ever changed behind a guest’s back.',
      },
      {
        title: 'It stays out of the way',
        text: 'On the guest’s card stand your name, your color and your logo; ours is quiet beside it.',
      },
      {
        title: 'It keeps shops apart',
        text: 'Each shop’s data has walls of its own, in the application and again in the database.',
      },
      {
        title: 'It keeps promises',
        text: 'If you stop paying one day, what your guests have earned is still honored.',
      },
    ],
  },
  compare: {
    title: 'Beside what you may know',
    columns: ['Paper cards', 'Apps that guests install', 'Regulars'],
    rows: [
      {
        of: 'What a guest needs',
        cells: ['A card in the wallet', 'The app, and an account in it', 'Their phone number'],
      },
      {
        of: 'When it is lost',
        cells: ['The stamps are gone', 'Install it and sign in again', 'The card is there on the next phone'],
      },
      {
        of: 'Who comes back',
        cells: ['Nobody counts', 'Known for those with the app', 'Known for everybody who gave a number'],
      },
      {
        of: 'A word to guests',
        cells: ['At the counter', 'To those who kept the app', 'By text or mail, to those who said yes'],
      },
    ],
  },
  cta: {
    title: 'Your first card can be on the counter today',
    lead: 'An account, a card, a code to print: that is all it takes.',
    start: 'Get Started',
  },
  footer: {
    line: 'Loyalty for small shops',
    label: 'More',
    terms: 'Terms',
    privacy: 'Privacy',
    security: 'Security',
    developers: 'Developers',
  },
  example: 'Example',
}
