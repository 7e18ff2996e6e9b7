/** What happens to who is signed in, by the names of the specification (section 4), and two of ours. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'
  | 'SHOP_SWITCHED'
  | 'TILL_SWITCHED'

/** Where it happened: in this tab, or in another one of this browser. */
export type Whereabouts = 'here' | 'another tab'

/** Those that change what other tabs show. */
const news: readonly AuthEvent[] = [
  'SIGNED_IN',
  'SIGNED_OUT',
  'USER_UPDATED',
  'SHOP_SWITCHED',
  'TILL_SWITCHED',
]

/** The window's event, with an AuthEvent and its whereabouts as its detail. */
const NAME = 'regulars:auth'
type Detail = { event: AuthEvent; where: Whereabouts }

const tell = (detail: Detail) => void dispatchEvent(new CustomEvent(NAME, { detail }))

let channel: BroadcastChannel | undefined

/** Opened when first wanted: pages that are drawn on the server import this, and an open channel keeps a process up. */
function otherTabs(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('regulars-session')
  channel.addEventListener('message', ({ data }: MessageEvent<AuthEvent>) =>
    tell({ event: data, where: 'another tab' }),
  )
  return channel
}

/** Says it to this tab, and to the others where it concerns them and they don't find out by themselves. */
export function raise(event: AuthEvent, { toOthers = news.includes(event) } = {}): void {
  tell({ event, where: 'here' })
  if (toOthers) otherTabs().postMessage(event)
}

/** Calls `hear` at every event from now on. */
export function onAuthEvent(hear: (event: AuthEvent, where: Whereabouts) => void): void {
  otherTabs()
  addEventListener(NAME, (happened) => {
    const { event, where } = (happened as CustomEvent<Detail>).detail
    hear(event, where)
  })
}
