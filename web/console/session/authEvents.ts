import { differsFromKnown, keepKnown } from './knownSession.ts'

/** The events of a session, by the names of the specification (section 4), and two of ours. */
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

/** The tab in which it happened: this one, or another of this browser. */
type Whereabouts = 'here' | 'another tab'

/** Events that change what other tabs show, besides sign-in and sign-out. */
const news: readonly AuthEvent[] = ['USER_UPDATED', 'SHOP_SWITCHED', 'TILL_SWITCHED']

/** A message from one tab to the others; after a sign-in or sign-out with the current session, or null. */
type Message = { event: AuthEvent; session?: string | null }

/** The window's event, with an AuthEvent and its whereabouts as its detail. */
const NAME = 'regulars:auth'
type Detail = { event: AuthEvent; where: Whereabouts }

const tell = (detail: Detail) => void dispatchEvent(new CustomEvent(NAME, { detail }))

/** Whether the server has told this page who is signed in. */
let hasLearned = false

let channel: BroadcastChannel | undefined

/** Opened when first wanted: pages that are drawn on the server import this, and an open channel keeps a process up. */
function otherTabs(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('regulars-session')
  channel.addEventListener('message', ({ data: { event, session } }: MessageEvent<Message>) => {
    if (session !== undefined) {
      // This tab may have found it by itself, or will soon: its first answer, too, may be from before.
      if (!hasLearned || !differsFromKnown(session)) return
      keepKnown(session)
    }
    tell({ event, where: 'another tab' })
  })
  return channel
}

const sayToOthers = (message: Message) => otherTabs().postMessage(message)

/** Says it to this tab, and to the others where it concerns them and they don't find out by themselves. */
export function raise(event: Exclude<AuthEvent, 'SIGNED_IN' | 'SIGNED_OUT'>): void {
  tell({ event, where: 'here' })
  if (news.includes(event)) sayToOthers({ event })
}

/**
 * Raises SIGNED_IN or SIGNED_OUT if the session differs from the one this tab knew, for whatever reason.
 * @param session its id, or null if there is none
 * @param isSignOut whether somebody signed out here; each tab finds out by itself when a session expires
 */
export function noteSession(session: string | null, { isSignOut = false } = {}): void {
  const isChange = differsFromKnown(session)
  keepKnown(session)
  hasLearned = true
  const event = session ? 'SIGNED_IN' : 'SIGNED_OUT'
  if (isChange) tell({ event, where: 'here' })
  if (isSignOut || (isChange && session)) sayToOthers({ event, session })
}

/** Calls `hear` for every message from other tabs from now on. */
export function onNews(hear: (event: AuthEvent) => void): void {
  otherTabs().addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data.event))
}
