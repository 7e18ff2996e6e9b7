/** The words of a business's own domain. */
export const domainTexts = {
  title: 'Your own domain',
  description:
    'Guests join and see their card under a name of yours, such as card.your-shop.com. QR codes, posters and links in messages lead there once it is proven; you keep working here.',
  loading: 'Loading your domain...',
  failed: 'Your domain could not be loaded.',
  retry: 'Try Again',
  kept: 'Its links go on: they lead your guests to our address.',
  host: 'Your domain',
  hint: 'Such as card.your-shop.com. Your website stays where it is.',
  add: 'Add domain',
  adding: 'Adding...',
  added: 'Domain added: now add its two records',
  states: {
    pending: 'Not proven yet',
    proven: 'Proven',
    failing: 'Proof failed',
    off: 'Switched off',
    taken: 'Another shop has it',
  },
  meanings: {
    pending: (next: string | null) =>
      next
        ? `Add the two records below where you manage your domain. We ask for them every hour, next at ${next}. New records can take a day to be seen.`
        : 'Add the two records below where you manage your domain, and press “Check now”. We no longer ask by ourselves.',
    proven: (next: string | null) =>
      `Guests find you there. ${next ? `We ask once a week whether it is still yours, next at ${next}.` : ''}`,
    failing: (off: string | null) =>
      `It still serves your guests, but its DNS no longer says that it is yours. Put the records below right${off ? `, or it is switched off on ${off}` : ''}.`,
    off: 'Its DNS did not say for three weeks that it is yours, so new links lead to our address. Put the records below right, and press “Check now”.',
    taken:
      'Another shop here has proven this name. It becomes yours as soon as the records below are there and that shop’s record is gone.',
  },
  records: 'DNS records',
  recordStates: {
    fine: 'Found',
    missing: 'Not found',
    wrong: 'Says something else',
    unknown: 'No answer',
    unasked: 'Not asked yet',
  },
  record: { type: 'Type', name: 'Name', value: 'Value' },
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  notCopied: 'It could not be copied: select it and copy it by hand.',
  address: 'An A or AAAA record to our address also works.',
  asked: (at: string) => `Last asked: ${at}`,
  check: 'Check now',
  checking: 'Checking...',
  checkFailed: 'The domain could not be checked',
  proven: 'The domain is proven',
  notYet: 'Not proven yet: see what its records say',
  open: 'Open',
  remove: 'Remove domain',
  removal: {
    title: (host: string) => `Remove ${host}?`,
    text: 'New links, QR codes and posters lead to our address. Those that have this name stop working when its DNS leads elsewhere.',
    confirm: 'Remove domain',
    busy: 'Removing...',
    done: 'Domain removed',
  },
}
