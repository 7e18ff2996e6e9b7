import type { PurchaseInput, TillCard, TillView, Undone } from '#server/loyalty/counter/contract.ts'
import { useKept } from '../../session/kept.ts'

/** A purchase being typed. */
export type Draft = {
  /** The keys of the amount, in minor units. */
  keys: string
  /** True if an undo filled in the amount and nothing was typed since. */
  takenBack?: boolean
  stamps: number
  /** Counts as a visit although the last one was just now. */
  again: boolean
  /** A rebate code that reduces the purchase. */
  code?: string
}

export const emptyDraft: Draft = { keys: '', stamps: 1, again: false }

/** Keeps amounts below the API's limit. */
export const MOST_KEYS = 10

/**
 * The draft with the typed amount. The first new key replaces an amount from an undo, so that no digits are added
 * behind it. It can still be corrected from its end, or recorded as it is.
 */
export function withAmount({ takenBack, ...draft }: Draft, typed: string): Draft {
  const replaces = takenBack && typed.length > draft.keys.length && typed.startsWith(draft.keys)
  const keys = replaces ? typed.slice(draft.keys.length) : typed
  return { ...draft, keys: keys.replace(/^0+/, '').slice(0, MOST_KEYS) }
}

/** The draft without a code that the customer no longer holds: another till may have used it meanwhile. */
export function withHeldCode(
  { code, ...draft }: Draft,
  rewards: Pick<TillView['rewards'][number], 'redemption_code'>[],
): Draft {
  return code && rewards.some(({ redemption_code }) => redemption_code === code) ? { ...draft, code } : draft
}

/**
 * The draft after an undo: the undone purchase, to be corrected. Undefined if a reward that it earned was handed out:
 * recorded again, the purchase would earn a second one.
 */
export function draftAfter(
  { standing_rewards }: Pick<Undone, 'standing_rewards'>,
  undone: Draft,
): Draft | undefined {
  const isOut = standing_rewards.some(({ status }) => status === 'redeemed')
  return isOut ? undefined : { ...undone, takenBack: true }
}

/** The API's limit. */
export const MOST_STAMPS = 100

/** The draft of a customer. It survives a reload, and is dropped when another customer's draft begins. */
export function useDraft(customerId: string): [draft: Draft, change: (draft: Draft | undefined) => void] {
  const [kept, keep] = useKept<{ customerId: string; draft: Draft }>('draft')
  const draft = kept?.customerId === customerId ? kept.draft : emptyDraft
  return [draft, (next) => keep(next && { customerId, draft: next })]
}

/** The draft as the API takes it: a code only with an amount, which it reduces; stamps only if a card uses them. */
export function purchaseOf(draft: Draft, cards: TillCard[]): Omit<PurchaseInput, 'customer_id'> {
  const amount = draft.keys === '' ? undefined : Number(draft.keys)
  const { stamps, again, code } = draft
  return {
    ...(amount !== undefined && { amount }),
    ...(stamps > 1 && hasActive(cards, 'stamp_card') && { stamps }),
    ...(again && { confirm_repeat_visit: true }),
    ...(code && amount !== undefined && { apply_reward_code: code }),
  }
}

export const hasActive = (cards: TillCard[], ...types: TillCard['program']['terms']['type'][]): boolean =>
  cards.some(({ program }) => program.status === 'active' && types.includes(program.terms.type))

/** True if anything that the customer collects or uses depends on the amount. A stamp card doesn't. */
export const isAmountWanted = (cards: TillCard[], { code }: Draft): boolean =>
  code !== undefined || hasActive(cards, 'points', 'discount', 'rebate_code')
