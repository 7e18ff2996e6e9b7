/** A refusal by a card's bank. `message` is shown to the cardholder. */
export type Decline = { code: string; decline_code?: string; message: string }

type Rule = {
  brand: string
  /** The refusal when the card is entered. */
  declines?: Decline
  /** The refusal when the card is charged. The card can still be saved. */
  chargeFails?: Decline
  /** The bank asks for authentication: until the first set-up, or at each charge. */
  asks?: 'first' | 'always'
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})

/** Stripe's test cards, see https://docs.stripe.com/testing */
const rules: Record<string, Rule> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', declines: declined('generic_decline') },
  '4000000000009995': {
    brand: 'visa',
    declines: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    brand: 'visa',
    declines: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    declines: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    declines: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000341': { brand: 'visa', chargeFails: declined('generic_decline') },
  '4000002500003155': { brand: 'visa', asks: 'first' },
  '4000002760003184': { brand: 'visa', asks: 'always' },
}

/** Names that tests may attach in place of a card number. */
export const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
}

export const unauthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
const asksForOwner: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

export const brandOf = (number: string): string => rules[number]?.brand ?? 'visa'

/** The reason that a number is no test card, undefined if it is one. */
function wrongNumber(number: string): Decline | undefined {
  if (rules[number]) return undefined
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number))
    return { code: 'incorrect_number', message: 'Your card number is invalid.' }
  return declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  )
}

/** The bank's answer when a card is entered and saved for later. */
export function setUp(number: string, isAuthenticated: boolean): 'ok' | 'asks' | Decline {
  const rule = rules[number]
  if (!rule) return wrongNumber(number)!
  if (rule.declines) return rule.declines
  return rule.asks && !isAuthenticated ? 'asks' : 'ok'
}

export type ChargeWay = { isOffSession: boolean; isAuthenticated: boolean; wasSetUp: boolean }

/** The bank's answer to a charge. */
export function chargeCard(number: string, way: ChargeWay): 'ok' | 'asks' | Decline {
  const rule = rules[number]
  if (!rule) return wrongNumber(number)!
  const refusal = rule.declines ?? rule.chargeFails
  if (refusal) return refusal
  const asks = rule.asks === 'always' || (rule.asks === 'first' && !way.wasSetUp)
  if (!asks || way.isAuthenticated) return 'ok'
  return way.isOffSession ? asksForOwner : 'asks'
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
