/** The words beside the boxes of the form, by the customs of docs/consent.md. */
export const texts = {
  sms: (business: string) =>
    `Text me offers and news from ${business}. I can end this at any time by replying STOP.`,
  /**
   * In the United States and Canada the CTIA handbook and 47 CFR 64.1200(f)(9) require more: that it is automated
   * marketing, how often, the cost, HELP and STOP, and that no purchase depends on it.
   */
  automatedSms: (business: string) =>
    `Text me offers and news from ${business}. These are recurring automated marketing texts to this number; how many varies. Message and data rates may apply. Reply HELP for help, STOP to stop. Agreeing is not a condition of any purchase.`,
  email: (business: string) =>
    `Email me offers and news from ${business}. I can end this at any time with the link in every email.`,
}
