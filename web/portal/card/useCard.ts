import { useCallback, useEffect, useRef, useState } from 'react'
import type { PortalCard } from '#server/portal/card/contract.ts'
import { ApiError, app, call } from '#web/client/api.ts'
import { goTo, places } from '../navigation.ts'
import { readIn } from '../readIn.ts'
import { expectCard, forgetCustomer, lastCard, ownLastCard } from '../remembered.ts'

export type CardState = {
  /** Null until a card can be shown. */
  card: PortalCard | null
  /** The card as this customer last saw it, so that what was earned since can be animated. */
  before: PortalCard | null
  /** True if this is the last known card and there is no connection to read a newer one. */
  offline: boolean
  failure: string | null
}

/** A longer wait means a bad connection: the last card is then shown. */
const PATIENCE_MS = 1500

/**
 * The customer's card: the stored one at once if it is surely theirs, then the current one. It is read again whenever
 * the customer returns to the page or the connection returns. Without a session it opens the sign-in.
 */
export function useCard() {
  const [state, setState] = useState<CardState>(() => ({
    card: ownLastCard(),
    before: null,
    offline: false,
    failure: null,
  }))
  const asking = useRef(false)
  const reload = useCallback(async () => {
    if (asking.current) return
    asking.current = true
    const remember = expectCard()
    try {
      const card = await call(app.portal.card.$get())
      // In a new tab nothing is shown before the answer says whose card it is.
      const last = lastCard()
      remember(card)
      if (card.language) readIn(card.language)
      setState(({ card: shown }) => {
        const before = shown ?? last
        const same = before?.customer.id === card.customer.id
        return { card, before: same ? before : null, offline: false, failure: null }
      })
    } catch (error) {
      onFailure(error, setState)
    }
    asking.current = false
  }, [])
  useEffect(() => {
    const whenSeen = () => document.visibilityState === 'visible' && void reload()
    const impatient = setTimeout(
      () => setState((state) => ({ ...state, card: state.card ?? lastCard() })),
      PATIENCE_MS,
    )
    void reload().then(() => clearTimeout(impatient))
    document.addEventListener('visibilitychange', whenSeen)
    window.addEventListener('online', whenSeen)
    return () => {
      clearTimeout(impatient)
      document.removeEventListener('visibilitychange', whenSeen)
      window.removeEventListener('online', whenSeen)
    }
  }, [reload])
  return { ...state, reload }
}

function onFailure(error: unknown, setState: (change: (state: CardState) => CardState) => void): void {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401 || status === 403) {
    const unseen = ownLastCard() === null
    forgetCustomer()
    goTo(places.login, { replace: true, unseen })
    return
  }
  const message = error instanceof Error ? error.message : ''
  const offline = status === 0
  setState((state) => ({
    ...state,
    card: state.card ?? (offline ? lastCard() : null),
    offline,
    failure: message,
  }))
}
