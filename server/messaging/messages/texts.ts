/**
 * The words of our own code for customers: the texts that bring a link or a code, the answers to STOP, START and HELP, and a
 * line in mails. Words of a text are of letters of GSM-7 as far as the language has them. `rates` is '' where carriers
 * do not want it said.
 */
export const texts = {
  cardLink: (business: string, link: string, day: string) =>
    `Your card at ${business}: ${link} It works until ${day} and is for you alone.`,
  code: (code: string, minutes: number) =>
    `${code} is your code for your loyalty cards. It works for ${minutes} minutes. Nobody from a shop will ever ask for it.`,
  stopped: 'You are unsubscribed and will get no more texts from us. Reply START to get them again.',
  started: (rates: string) => `You are subscribed again. Reply STOP to end, HELP for help.${rates}`,
  help: (from: string, url: string, rates: string) =>
    `Loyalty card texts from ${from}, as you visit. Your cards: ${url} Reply STOP to end.${rates}`,
  /** Who texts, where no business is known. */
  senders: 'shops with Regulars',
  rates: ' Msg & data rates may apply.',
  cardUntil: (day: string) => `The link to your card shows it until ${day}, in any browser.`,
}
