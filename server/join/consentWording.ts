import type { ConsentWording } from './contract.ts'

/**
 * What the form's boxes say, and what is kept as proof of a tick. The SMS box names what the CTIA handbook and
 * 47 CFR 64.1200(f)(9) ask for: who texts, that it is automated marketing, how often, what it may cost, HELP
 * and STOP, and that no purchase depends on it.
 */
export function consentWording(shopName: string): ConsentWording {
  return {
    sms: `Text me offers and news from ${shopName}. These are recurring automated marketing texts to this number; how many varies. Message and data rates may apply. Reply HELP for help, STOP to stop. Agreeing is not a condition of any purchase.`,
    email: `Email me offers and news from ${shopName}. Every email has a link that ends them.`,
  }
}
