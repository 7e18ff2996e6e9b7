import type { CampaignForecast } from '#server/messaging/campaigns/prepare/contract.ts'
import type { Channel } from '../../messages/messageQueries.ts'

type Exclusion = CampaignForecast['excluded'][number]['reason']

/** Reasons why customers are left out; `n` is the number of customers. */
export const exclusionWords: Record<Channel, Record<Exclusion, (n: number) => string>> = {
  sms: {
    no_address: (n) => (n === 1 ? 'has no phone number' : 'have no phone number'),
    not_agreed: (n) => (n === 1 ? 'has not agreed to texts' : 'have not agreed to texts'),
    stopped: () => 'texted STOP',
    not_mobile: (n) => (n === 1 ? 'has a number that takes no texts' : 'have a number that takes no texts'),
    country: (n) =>
      n === 1
        ? 'has a number of a country you don’t text to'
        : 'have a number of a country you don’t text to',
    paused: () => 'paused your messages for now',
    left_topic: (n) => (n === 1 ? 'wants no offers and news' : 'want no offers and news'),
    over_cap: () => 'had the most texts that you allow in a week',
    same_address: (n) =>
      n === 1
        ? 'has the number of another guest, who gets it'
        : 'have the number of another guest, who gets it',
  },
  email: {
    no_address: (n) => (n === 1 ? 'has no email address' : 'have no email address'),
    not_agreed: (n) => (n === 1 ? 'has not agreed to emails' : 'have not agreed to emails'),
    stopped: () => 'unsubscribed',
    not_mobile: () => 'cannot be reached',
    country: () => 'cannot be reached',
    paused: () => 'paused your messages for now',
    left_topic: (n) => (n === 1 ? 'wants no offers and news' : 'want no offers and news'),
    over_cap: () => 'had the most emails that you allow in a week',
    same_address: (n) =>
      n === 1
        ? 'has the address of another guest, who gets it'
        : 'have the address of another guest, who gets it',
  },
}

/** Texts of a draft. Figures and moments arrive formatted. */
export const draftTexts = {
  name: { label: 'Name', hint: 'For your team. Guests don’t see it.' },
  steps: {
    who: 'Who gets it',
    what: 'What it says',
    offer: 'A reward or code for each',
    how: 'How it goes',
    ahead: 'Before it goes',
  },
  audience: {
    label: 'Audience',
    all: { label: 'Everybody', description: 'Who agreed to it, of all your guests.' },
    segment: { label: 'A segment', description: 'Who is in it when it is sent.' },
    picked: { label: 'Picked by hand', description: 'Up to 1,000 guests of your choice.' },
  },
  segment: { label: 'Segment', none: 'Choose a segment', missing: 'Choose a segment' },
  picked: {
    label: 'Picked guests',
    search: 'Add a guest',
    searchHint: 'Name, email, phone or guest ID',
    none: 'Nobody picked yet.',
    nobody: 'Nobody found who is not picked yet.',
    count: (count: string, n: number) => (n === 1 ? `${count} guest picked` : `${count} guests picked`),
    add: (name: string) => `Add ${name}`,
    remove: (name: string) => `Remove ${name}`,
    gone: 'A guest who is gone',
    more: (count: string) => `Show ${count} more`,
    full: 'These are as many as can be picked by hand. A segment takes more.',
    clear: 'Remove all',
  },
  copyFrom: 'Begin with a template',
  noCopy: 'Choose one to copy its words',
  copied: (name: string) => `The words of “${name}” are in`,
  undo: 'Undo',
  subject: { label: 'Subject' },
  body: { sms: { label: 'Text' }, email: { label: 'Body', hint: 'An empty line begins a new paragraph.' } },
  code: 'Code',
  first: 'First text',
  second: 'Second text',
  ofText: (label: string, which: string) => `${label}, ${which.toLowerCase()}`,
  two: {
    label: 'Try two texts against each other',
    hint: 'Each guest gets one of them at random. Afterwards you see which did better.',
  },
  offer: {
    label: 'What each guest gets',
    none: 'Nothing',
    rewards: 'Rewards',
    codes: 'Rebate codes',
    hint: 'Each guest gets one of their own, made when their message is sent.',
    inText: {
      sms: 'Put {code} into the text where it is to stand.',
      email: 'Put {code} into the text where it is to stand, or, with blocks, add “Reward and code”.',
    },
    paused: (name: string) => `${name} (paused)`,
    gone: 'Something that is no longer offered',
    days: 'Good for',
    affixDays: 'days',
    stock: (left: string, n: number) =>
      n === 1
        ? 'There is 1 left. Once it is given, the campaign pauses and says so.'
        : `There are ${left} left. Once all are given, the campaign pauses and says so.`,
    nothing: 'You have no rewards and no rebate program yet. With one, each guest can get one of their own.',
    toPrograms: 'To the programs',
  },
  holdout_percent: {
    label: 'Comparison group',
    hint: 'This share of guests, chosen at random, gets no message, so you can compare who came back. From 200 recipients on.',
    picked: 'Everybody you picked gets it: there is no comparison group.',
  },
  throttle_per_minute: {
    label: 'At most a minute',
    hint: 'Leave it empty to send as fast as it goes. With a limit your counter is not asked by everybody at once.',
    affix: 'messages',
  },
  wholeNumber: (min: string, max: string) => `Enter a whole number from ${min} to ${max}`,
  forecast: {
    title: 'If it went now',
    counting: 'Counting...',
    failed: 'It could not be counted.',
    retry: 'Try Again',
    unsaved: 'Counted for what is saved. Save to count what you changed.',
    people: 'In the audience',
    left: 'Not eligible',
    heldOut: 'Comparison group',
    about: (count: string) => `about ${count}`,
    recipients: 'Recipients',
    segments: 'SMS segments',
    cost: 'Uses',
    allowance: (n: string, left: string | null) =>
      left === null ? `${n} of your plan’s texts` : `${n} of ${left} texts left`,
    credits: (n: string, left: string) => `${n} of ${left} credits`,
    nothing: 'nothing',
    looked: (hosts: string) =>
      `Your shop is new, and this mailing leads to ${hosts}: somebody of Regulars looks at it before it goes. After you press Send you can take these links out instead.`,
    goes: (when: string) => `It is quiet time now: texts begin to go ${when}.`,
  },
  save: 'Save draft',
  saving: 'Saving...',
  saved: 'Draft saved',
  allSaved: 'All saved',
  notSaved: 'Not saved yet',
  saveFailed: (message: string) => `The draft was not saved: ${message}`,
  send: 'Send...',
  audienceSaid: { all: 'everybody', segment: 'a segment', picked: 'picked by hand' },
  yes: 'yes',
  no: 'no',
  another: 'another one',
  layout: 'Layout',
  delete: 'Delete draft',
  confirmDelete: {
    title: (name: string) => `Delete the draft “${name}”?`,
    text: 'It has gone to nobody. It cannot be brought back.',
    confirm: 'Delete draft',
    busy: 'Deleting...',
    done: 'Draft deleted',
  },
  start: {
    title: (name: string) => `Send “${name}”?`,
    when: 'When',
    now: {
      label: 'Now',
      description: { sms: 'Within your hours for texts.', email: 'As fast as it goes.' },
    },
    later: { label: 'Later', description: 'Recipients are chosen then.' },
    at: { label: 'Day and time' },
    zone: (zone: string) => `By your shop’s clock (${zone}).`,
    notAfter: {
      label: 'Not after',
      hint: 'What has not gone by then is not sent, such as an offer for today. May stay empty.',
    },
    choose: 'Choose a day and a time',
    address: {
      label: 'Postal address of your shop',
      hint: 'Stands at the foot of every marketing email: the law asks for it. It is kept in Settings.',
      missing: 'Enter the postal address of your shop',
      askAdmin:
        'Marketing email needs the postal address of your shop. An admin of the shop has to add it in Settings first.',
    },
    cancel: 'Cancel',
    submitNow: 'Send now',
    submitLater: 'Schedule',
    submitting: 'One moment...',
    begun: 'It is on its way',
    scheduled: (when: string) => `It goes ${when}`,
  },
}
