/** The landing page's claims about mail, figures, the platform, prices and an owner's data, each with its proof. */
export const claimsForOwners: Record<string, string[]> = {
  'Until its first payment, a paid plan sends 5 texts in all.': [
    'server/messaging/messages/limits/whoMayBeTexted.test.ts > has 50 texts in all, whatever the plan',
  ],
  'Beyond the month’s texts, one of usual length costs 5 credits.': [
    'tests/limits/texts.test.ts > take what is left of the month and the credits, and no more',
  ],
  'The same moments by email, in your shop’s name: a welcome, and each reward with its code. One click ends them for good.':
    [
      'server/messaging/triggers/meeting/announce.test.ts > says which reward it is and the code that redeems it, by text and by mail',
      'server/messaging/messages/links/mailLinks.test.ts > ends the consent with the one click of a mail program',
    ],
  'When somebody joins or earns a reward, the right words go out by themselves, in your shop’s name: a welcome, and each reward with its code. One click ends them for good.':
    [
      'server/messaging/triggers/meeting/announce.test.ts > says which reward it is and the code that redeems it, by text and by mail',
      'server/messaging/messages/links/mailLinks.test.ts > ends the consent with the one click of a mail program',
    ],
  'Build a mail from blocks and your own pictures. Plans with email campaigns send it to everybody who agreed, or to the guests you choose; plans with MailChimp keep your audience there in step.':
    [
      'tests/journeys/messages/blocks.journey.ts > makes a mail of blocks by keyboard',
      'tests/journeys/messages/campaigns.journey.ts > goes to the guests of a field of figures',
      'server/integrations/mailchimp/sync.test.ts > sends who agreed, with a tag for each program',
    ],
  'Your dashboard shows how many were opened.': [
    'server/data/analytics/dashboard.test.ts > rounds the open rate of the tracked emails',
  ],
  'Numbers that were counted, not guessed': [
    'server/data/analytics/analytics.test.ts > equal what is added up from the rows one by one',
  ],
  'Every figure comes from what really happened at your shop, and a purchase that was taken back counts no more.':
    [
      'server/data/analytics/analytics.test.ts > equal what is added up from the rows one by one',
      'server/data/analytics/dashboard.test.ts > does not count an undone purchase',
    ],
  'Who comes back, and who is slipping away': [
    'server/data/analytics/customers.test.ts > is what the rows say one by one',
    'server/data/analytics/customers.test.ts > names those who slip away',
  ],
  'What your rewards cost, and what your guests spend': [
    'server/data/analytics/rewardCosts.test.ts > what guests hold is worth',
    'server/data/analytics/worth.test.ts > compares what guests pay',
  ],
  'Which code brought them, and what a campaign did': [
    'tests/journeys/programs/qrCodes.journey.ts > lead guests in or elsewhere, count who comes',
    'server/messaging/campaigns/results/effect.test.ts > counts visits of those written to beside those held out',
  ],
  'Every company with its plan, status, credits and usage': [
    'tests/journeys/admin/admin.journey.ts > show a super admin every company',
  ],
  'Every company with its plan, status and usage': [
    'tests/journeys/admin/admin.journey.ts > show a super admin every company',
  ],
  'Search by name or email, filter by status': [
    'server/admin/admin.test.ts > finds by company or email in any case',
    'server/admin/admin.test.ts > filters by status and refuses an unknown one',
  ],
  'Monthly revenue, trials and the share of companies that are active': [
    'server/admin/admin.test.ts > adds up what active companies pay, without trials',
    'server/admin/admin.test.ts > follows the formulas to the cent and the tenth',
  ],
  'Revenue, sign-ups, departures and trials that became paying, month by month': [
    'docs/performance.md > twelve months of 10,000 tenants',
    'server/businesses/subscriptions/history.test.ts > says until when a trial or a gift holds',
  ],
  'Prices and limits of the plans; a plan for one company until a day, or a longer trial': [
    'server/admin/plans/editTier.test.ts > changes only what was edited, for everybody at once',
    'server/admin/tenants/grants.test.ts > is in force until the shop’s day is over',
    'server/admin/tenants/grants.test.ts > can be extended, also after its end',
  ],
  'SMS credits given or taken, each with its reason': [
    'server/admin/credits/creditLog.test.ts > are a movement with a reason, once for each key',
  ],
  'How messages and payments of a company go, in figures alone': [
    'server/admin/health/health.test.ts > and repeats no receiver',
  ],
  'A look into its screens that changes nothing and that its admin is told of': [
    'server/admin/tenants/impersonatedRoutes.test.ts > reads what the admin reads and changes nothing',
    'server/admin/tenants/impersonate.test.ts > is told to each admin of the shop by mail, once',
  ],
  'Announcements to every company at once': [
    'server/admin/announcements/announcements.test.ts > are told from the first to the last day',
  ],
  'A company stopped, for a reason that its admin reads': [
    'server/admin/tenants/suspendTenant.test.ts > tells its admin why',
  ],
  'Test mails and texts, which count against nobody’s limits': [
    'server/console/transactional/transactional.test.ts > returns the provider’s own id, and is no business’s message',
  ],
  'Test mails, which count against nobody’s limits': [
    'server/console/transactional/transactional.test.ts > returns the provider’s own id, and is no business’s message',
  ],
  'Cards that your guests have collected stay theirs, whatever you choose.': [
    'server/admin/tenants/grants.test.ts > becomes Free at its end without a job, and what was made in it still works',
    'tests/limits/races.test.ts > what there is goes on, at the till too',
  ],
  '14 days free. Sign-up asks for a card, which is charged after them.': [
    'server/billing/subscription/firstPlan.test.ts > begins as its price says on the landing page',
  ],
  '14 days free, no card asked': [
    'server/identity/sign-in/signIn.test.ts > starts 14 days of trial and the credits of a paid plan',
  ],
  'For as long as you like': ['server/businesses/plans/planAt.test.ts > and never on Free'],
  '5 customers': [
    'server/console/landing/landing.test.ts > shows the current plans',
    'tests/limits/races.test.ts > are never more than the plan has',
  ],
  '5 loyalty programs': [
    'tests/limits/races.test.ts > are never more than the plan has, made and restored at once',
  ],
  '5 SMS a month': ['tests/limits/texts.test.ts > take what is left of the month and the credits'],
  '5 team seats': ['tests/limits/races.test.ts > are never invited to beyond the plan’s'],
  '5 message credits to begin with': [
    'server/identity/sign-in/signIn.test.ts > starts 14 days of trial and the credits of a paid plan',
  ],
  'It is kept in this service’s database and its backups; PINs and passwords only in a form that cannot be read back':
    [
      'server/identity/customer-access/pins/pinsAtRest.embedded.test.ts > contains no PIN that could be searched for',
      'server/platform/passwords/passwords.test.ts > a password matches its own hash alone',
    ],
  'Your team sees what its roles allow, other shops see nothing': [
    'tests/isolation/routes.test.ts > keeps a plain member from the admin’s routes',
    "tests/isolation/routes.test.ts > tells the other shop's admin that the named row does not exist",
  ],
  'Our team looks into your screens only for a reason that is written down, for half an hour at most, and your admin is told':
    [
      'server/admin/tenants/impersonate.test.ts > wants a reason, a tenant, and a proof of identity',
      'server/admin/tenants/impersonate.test.ts > ends with its half hour',
      'server/admin/tenants/impersonate.test.ts > is told to each admin of the shop by mail, once',
    ],
  'Guests see, download and erase their own data on their phone, without asking you': [
    'server/portal/profile/account.test.ts > are given to them completely',
    'server/portal/profile/account.test.ts > are erased when the guest confirms by their PIN',
  ],
  'Two clicks end a paid plan; until the paid time is over everything stays, and then the shop is on the free one':
    [
      'tests/journeys/billing/billing.journey.ts > begins on Pro with a bank that asks who it is, upgrades, cancels and takes it back',
      'server/billing/subscription/plans.test.ts > goes over the page that says what it costs, and back by cancelling',
    ],
  'Customers, ledger and messages come along as files that other systems read': [
    'server/data/exports/exports.test.ts > holds every row of a shop of many pages',
    'server/data/exports/exports.test.ts > has every name unchanged, with any characters',
  ],
  'Close the shop with its name and your password: for 30 days one click opens it again, then its customers, messages and team are erased':
    [
      'server/data/closing/closing.test.ts > is not closed with a wrong password, a wrong name',
      'server/data/closing/closing.test.ts > it can be opened again by one click, as it was',
      'server/data/closing/afterThirtyDays.test.ts > nobody of the shop can be found anywhere',
    ],
  'Balances always equal their history. Nothing is ever changed behind a guest’s back.': [
    'tests/ledger/histories/histories.embedded.test.ts > keep every rule of the ledger',
    'server/loyalty/ledger/sentences/sentences.test.ts > has an example here for every code',
  ],
  'On the guest’s card stand your name, your color and your logo; ours is quiet beside it.': [
    'server/console/settings/logo.test.ts > stands on the card, on the join page',
  ],
  'Each shop’s data has walls of its own, in the application and again in the database.': [
    "tests/isolation/routes.test.ts > tells the other shop's admin that the named row does not exist",
    'tests/isolation/tables.test.ts > shows the other shop its own rows and no others',
  ],
  'If you stop paying one day, what your guests have earned is still honored.': [
    'server/billing/subscription/plans.test.ts > is kept while a payment is late',
    'server/admin/tenants/grants.test.ts > becomes Free at its end without a job, and what was made in it still works',
  ],
  'Their phone number': ['docs/performance.md > join, the page included'],
  'The card is there on the next phone': [
    'tests/journeys/portal/portal.journey.ts > takes a first PIN by text, shows the card as it fills',
  ],
  'Known for everybody who gave a number': [
    'server/data/analytics/customers.test.ts > is what the rows say one by one',
  ],
  'By text or mail, to those who said yes': [
    'server/messaging/triggers/meeting/addedByStaff.test.ts > who agreed to no texts gets none',
  ],
  'By mail, to those who said yes': [
    'server/portal/join/customers.test.ts > who ticks nothing is sent only the link',
  ],
  'Your first card can be on the counter today': ['docs/performance.md > landing page to first program'],
  'An account, a card, a code to print: that is all it takes.': [
    'docs/performance.md > landing page to first program',
    'tests/journeys/first-day/measuredFirstDay.journey.ts > goes through, with no more clicks and fields than promised',
  ],
}
