/** The words on a poster. */
export const texts = {
  join: { call: 'Scan to join', note: 'Your phone number is all it takes. No app.' },
  elsewhere: { call: 'Scan me', note: (host: string) => `It opens ${host}` },
  typed: 'Or open this address:',
  nameless: 'Welcome',
}
