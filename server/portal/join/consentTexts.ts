/**
 * The words beside the boxes of the form. The SMS box says what the CTIA handbook and 47 CFR 64.1200(f)(9) require: who
 * texts, that it is automated marketing, how often, the cost where a country's carriers want it said (`rates`), HELP and
 * STOP, and that no purchase depends on it.
 */
export const texts = {
  sms: (business: string, rates: string) =>
    `Text me offers and news from ${business}. These are recurring automated marketing texts to this number; how many varies.${rates} Reply HELP for help, STOP to stop. Agreeing is not a condition of any purchase.`,
  rates: ' Message and data rates may apply.',
  email: (business: string) =>
    `Email me offers and news from ${business}. Every email has a link that ends them.`,
}
