const authenticate =
  'In SendGrid under Settings, Sender Authentication, choose Authenticate Your Domain, and add the records that it shows where your domain is kept.'
const askAgain = 'Nobody could tell at that moment. Check again in a while.'

/** The words of the checks of From Email's domain. */
export const domainTexts = {
  title: 'The domain of your From Email',
  titleOf: (domain: string) => `What ${domain} says`,
  never: 'Not checked yet: mailbox providers look here before they let your mail in.',
  at: (moment: string) =>
    `Checked ${moment}, and every night. A change can take a day to be seen everywhere.`,
  check: 'Check the domain',
  again: 'Check again',
  checking: 'Checking...',
  checked: 'Domain checked',
  failed: 'The domain could not be checked',
  names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
  meanings: { spf: 'who may send', dkim: 'the signature', dmarc: 'what becomes of the rest' },
  states: { fine: 'Fine', missing: 'Missing', 'not allowed': 'Does not allow us', unknown: 'Not known' },
  steps: {
    spf: {
      missing: 'Your domain does not say who may send in its name. Add this record:',
      'not allowed':
        'Your domain does not name SendGrid among those who may send. Let the record that stands there read:',
      unknown: askAgain,
    },
    dkim: {
      missing: `Your mail goes out without your domain’s signature. ${authenticate}`,
      'not allowed': `The key that stands there was taken back. ${authenticate}`,
      unknown: askAgain,
    },
    dmarc: {
      missing: 'Large mailbox providers ask for a policy. Add this record, which changes nothing else:',
      'not allowed':
        'Your domain asks others to turn away mail that neither SPF nor DKIM vouches for, which is yours as it stands. Put DKIM right first.',
      unknown: askAgain,
    },
  },
  spfTwice:
    'Your domain has two such records, and then neither counts. Put all that they name, and include:sendgrid.net, into one.',
  record: { name: 'Name', type: 'Type', value: 'Value' },
}
