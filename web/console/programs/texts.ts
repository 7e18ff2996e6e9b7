import type { ProgramType } from '#server/loyalty/programs/config.ts'

/** `affix` is a unit that is shown inside the field. */
export type FieldWords = { label: string; hint?: string; affix?: string }
type Words = Record<string, FieldWords>

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)
const days = 'days'

const name: FieldWords = { label: 'Program name', hint: 'Guests read it on their card.' }

/** `one` is one unit of the business's currency, '$1'. `off` is the unit of a rebate's value, '%' or '$'. */
const fields: Record<ProgramType, (units: { one: string; off: string }) => Words> = {
  points: ({ one }) => ({
    name,
    pointsPerDollar: {
      label: `Points per ${one}`,
      hint: 'Parts of a point carry over to the next purchase.',
    },
    minimumRedemption: {
      label: 'Minimum redemption',
      hint: 'Points a guest needs before claiming a reward.',
      affix: 'points',
    },
    pointsExpireDays: {
      label: 'Points expire after',
      hint: 'Counted from each purchase. 0\u00a0=\u00a0no\u00a0expiry.',
      affix: days,
    },
    welcomeBonus: {
      label: 'Welcome bonus',
      hint: 'Given once, on joining. 0\u00a0=\u00a0none.',
      affix: 'points',
    },
  }),
  stamp_card: () => ({
    name,
    stampsRequired: { label: 'Stamps required', hint: 'From 2 to 20 places on the card.', affix: 'stamps' },
    cardExpireDays: {
      label: 'Card expires after',
      hint: 'Counted from its first stamp. 0\u00a0=\u00a0no\u00a0expiry.',
      affix: days,
    },
    rewardDescription: {
      label: 'Reward description',
      hint: 'What a full card earns, for example “Your tenth loaf, on us”.',
    },
    allowMultipleCards: {
      label: 'Allow multiple cards',
      hint: 'Stamps beyond the last place start the next card. Unticked, they are refused at the till.',
    },
  }),
  rebate_code: ({ off }) => ({
    name,
    discountType: { label: 'Discount type' },
    discountValue: { label: 'Discount value', affix: off },
    codePrefix: { label: 'Code prefix', hint: 'Up to 6 letters and digits; 8 random ones follow.' },
    validDays: { label: 'Valid for', hint: 'Counted from the day a guest gets the code.', affix: days },
    singleUse: { label: 'Single use', hint: 'Unticked, a code works until it expires.' },
  }),
  discount: () => ({
    name,
    tiers: {
      label: 'Tiers',
      hint: 'The highest tier that a guest’s earlier visits have reached applies to each purchase.',
    },
  }),
  free_item: () => ({
    name,
    itemName: { label: 'Item name', hint: 'For example “Cinnamon bun”.' },
    itemDescription: { label: 'Item description' },
    requiredPurchases: {
      label: 'Required purchases',
      hint: 'After this many, the item is free.',
      affix: 'purchases',
    },
    validDays: { label: 'Valid for', hint: 'How long a guest has to collect the item.', affix: days },
    recurring: {
      label: 'Recurring',
      hint: 'The count starts again after each free item. Unticked, it is given once.',
    },
  }),
}

/** The words of /programs. Figures arrive formatted. */
export const texts = {
  title: 'Loyalty Programs',
  description: 'What guests collect when they come back.',
  count: (used: string, allowed: string, count: number) =>
    `${used} of ${allowed} ${plural(count, 'program', 'programs')}`,
  create: 'Create Program',
  loading: 'Loading programs',
  types: {
    points: { label: 'Points', text: 'Points for what guests spend, claimed for rewards you set.' },
    stamp_card: { label: 'Stamp card', text: 'A stamp for each visit; a full card earns a reward.' },
    rebate_code: { label: 'Rebate code', text: 'A personal code for money off, on joining or from you.' },
    discount: { label: 'Discount', text: 'The more often guests come, the more comes off.' },
    free_item: { label: 'Free item', text: 'Every so many purchases, one thing is free.' },
  } satisfies Record<ProgramType, { label: string; text: string }>,
  status: { active: 'Active', paused: 'Paused' },
  pause: 'Pause',
  activate: 'Activate',
  edit: 'Edit',
  rewards: 'Rewards',
  of: (program: string) => ` ${program}`,
  pausedNote: 'Nobody earns while it is paused. What guests hold stays good.',
  more: (program: string) => `More for ${program}`,
  duplicate: 'Duplicate',
  archive: 'Archive',
  restore: 'Bring back',
  archivedTitle: (figure: string) => `Archived (${figure})`,
  archivedDone: (program: string) => `${program} is archived`,
  archivedText: 'Nobody earns in it any more. What guests hold stays good, and you can bring it back.',
  restoredDone: (program: string) => `${program} is back, paused`,
  restoredText: 'Activate it when guests are to earn again.',
  archiveFailed: (program: string) => `${program} could not be archived`,
  restoreFailed: (program: string) => `${program} could not be brought back`,
  noMembers: 'Nobody has this card yet. Guests get it with their next visit, or when they join.',
  noRewards: 'No rewards yet: guests collect points with nothing to spend them on.',
  firstReward: 'Add the first reward',
  noStampReward: 'It does not say yet what a full card earns: guests don’t know what they collect for.',
  stampReward: 'Say what it earns',
  toggleFailed: {
    pause: (program: string) => `${program} could not be paused`,
    activate: (program: string) => `${program} could not be activated`,
  },
  numbers: {
    members: 'Members',
    points_outstanding: 'Points outstanding',
    points_earned: 'Points earned',
    rewards_issued: 'Rewards issued',
    stamps_open: 'Stamps on open cards',
    claimed: 'Rewards claimed',
    waiting: 'Waiting to be used',
    redeemed: 'Rewards redeemed',
    codes: 'Codes issued',
    codesWaiting: 'Codes still good',
    codesUsed: 'Codes used',
    items: 'Items earned',
    itemsWaiting: 'Waiting to be collected',
    itemsCollected: 'Items collected',
    purchases: 'Purchases counted',
    visits: 'Visits counted',
    active: (figure: string) => `${figure} active in 30 days`,
    recent: (figure: string) => `${figure} in 30 days`,
  },
  failed: {
    title: 'Error Loading Programs',
    text: (message: string) => `Failed to load programs: ${message}`,
    retry: 'Try Again',
  },
  empty: {
    title: 'No programs yet',
    text: 'Pick how guests collect. It starts as soon as you create it, and the next guest who joins gets this card.',
  },
  createDialog: {
    title: 'Create Program',
    choose: 'How do guests collect?',
    back: 'Back',
    cancel: 'Cancel',
    submit: 'Create Program',
    busy: 'Creating...',
    done: (program: string) => `${program} is live`,
    doneText: {
      points: 'Guests earn from their next purchase.',
      stamp_card: 'Guests earn from their next visit.',
      rebate_code: 'Guests get their code with their next visit, or when they join.',
      discount: 'The visits that guests have made so far count.',
      free_item: 'Guests’ purchases count from now on.',
    } satisfies Record<ProgramType, string>,
    full: (figure: string, count: number) =>
      count === 1
        ? 'The one program of your plan is in use.'
        : `All ${figure} programs of your plan are in use.`,
  },
  editDialog: {
    title: 'Edit Program',
    submit: 'Save Changes',
    busy: 'Saving...',
    done: (program: string) => `${program} is saved`,
    keeps: {
      points: 'Points already earned keep their expiry date.',
      stamp_card:
        'Cards already begun keep their places and their last day; earned rewards stay as they are.',
      rebate_code: 'Codes already given keep their value and their last day.',
      discount: 'New tiers apply from each guest’s next purchase.',
      free_item: 'Counts already begun keep their number of purchases; earned items stay as they are.',
    } satisfies Record<ProgramType, string>,
  },
  preview: 'This is the card guests get',
  fields,
  discountTypes: { percentage: 'Percentage', fixed: 'Fixed amount' } as Record<string, string>,
  tiers: {
    row: (number: number) => `Tier ${number}`,
    visits: 'Visits',
    discount: 'Discount',
    percent: '%',
    add: 'Add tier',
    remove: (number: number) => `Remove tier ${number}`,
    said: (visits: string, discount: string) => `${visits} visits: ${discount} percent off`,
  },
  errors: {
    missing: 'Please fill this in',
    tooLong: (most: number) => `At most ${most} characters`,
    noNumber: 'Please enter a number, such as 1000 or 2.5',
    range: (min: string, max: string) => `From ${min} to ${max}`,
    whole: 'A whole number, please',
    step: (step: string) => `In steps of ${step}`,
    sameVisits: 'Another tier has as many visits',
  },
  ticked: { yes: 'yes', no: 'no' },
  catalogue: {
    title: (program: string) => `Rewards of ${program}`,
    description: 'What guests can claim with their points, at the till or from their card.',
    add: 'Add Reward',
    loading: 'Loading rewards',
    failed: 'The rewards could not be loaded.',
    empty: {
      title: 'No rewards yet',
      text: 'Until there is one, guests collect points with nothing to spend them on. Start with something small that they reach in a few visits.',
    },
    price: (figure: string, count: number) => `${figure} ${plural(count, 'point', 'points')}`,
    stock: (figure: string, count: number) => (count === 0 ? 'None left' : `${figure} left`),
    valid: (count: number) =>
      count === 0 ? 'Claims stay valid for ever' : `Claims valid ${count} ${plural(count, 'day', 'days')}`,
    issued: (figure: string) => `${figure} claimed`,
    waiting: (figure: string) => `${figure} waiting`,
    redeemed: (figure: string) => `${figure} redeemed`,
    actions: (reward: string) => `Actions for ${reward}`,
    edit: 'Edit',
    archive: 'Archive',
    archived: (count: string) => `Archived (${count})`,
    newTitle: 'Add reward',
    editTitle: 'Edit reward',
    editNote: 'What guests have claimed already keeps its terms.',
    back: 'Back',
    create: 'Add Reward',
    creating: 'Adding...',
    save: 'Save Changes',
    saving: 'Saving...',
    fields: (minimum: string, count: number): Words => ({
      name: { label: 'Reward name', hint: 'For example “Hot drink, any size”.' },
      description: { label: 'Description' },
      points_price: {
        label: 'Points price',
        hint: `This program lets guests claim from ${minimum} ${plural(count, 'point', 'points')} on.`,
        affix: 'points',
      },
      stock: { label: 'Stock', hint: 'How many there are. Leave it empty for no limit.' },
      valid_days: {
        label: 'A claim stays valid for',
        hint: 'Unused after that, the points go back. 0\u00a0=\u00a0for\u00a0ever.',
        affix: days,
      },
    }),
    confirm: {
      title: (reward: string) => `Archive ${reward}?`,
      text: (waiting: number, figure: string) =>
        waiting === 0
          ? 'Guests can’t claim it any more. This can’t be taken back.'
          : `Guests can’t claim it any more. The ${figure} already claimed and waiting ${plural(waiting, 'stays', 'stay')} good. This can’t be taken back.`,
      cancel: 'Cancel',
      submit: 'Archive',
      busy: 'Archiving...',
    },
    staleArchive: 'Someone else changed this reward in the meantime. Look at it again before you archive it.',
  },
}
