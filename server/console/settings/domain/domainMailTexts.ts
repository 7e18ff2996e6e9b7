/** Texts of the mails about a business's own domain. */
export const domainMailTexts = {
  subject: {
    attention: (host: string) => `${host} needs your attention`,
    off: (host: string) => `${host} was switched off`,
  },
  attention: (host: string, day: string) =>
    `Each week we ask the DNS of ${host} whether it is still yours. This time it did not say so. It goes on serving your guests, but is switched off if it is not proven by ${day}.`,
  off: (host: string) =>
    `For three weeks the DNS of ${host} has not said that it is yours, so it no longer serves your guests. They are served at our own address, and new links and codes lead there. Printed codes with ${host} work again as soon as it is proven.`,
  moved: (host: string) =>
    `The DNS of ${host} no longer says that it is yours, and another shop has proven it, so it no longer serves your guests. They are served at our own address, and new links and codes lead there. Printed codes with ${host} work again as soon as it is proven.`,
  addRecord: (name: string, value: string) => `Add the TXT record ${name} with ${value}`,
  leadTo: (host: string, ours: string) => `Let ${host} lead to ${ours} by a CNAME record`,
  check: 'Then press “Check now” in Settings.',
  button: 'Open Settings',
}
