import { differsFromKnown, keepKnown } from './knownSession.ts'

/** The events of a session, with the names of the specification (section 4), and two of our own. */
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

/** The tab in which an event happened: this one, or another of this browser. */
type Whereabouts = 'here' | 'another tab'

/** Events that change what other tabs show, besides sign-in and sign-out. */
const news: readonly AuthEvent[] = ['USER_UPDATED', 'SHOP_SWITCHED', 'TILL_SWITCHED']

/** A message from one tab to the others. After a sign-in or sign-out it has the current session, or null. */
type Message = { event: AuthEvent; session?: string | null }

/** Name of the window's event; its detail is an AuthEvent and where it happened. */
const NAME = 'regulars:auth'
type Detail = { event: AuthEvent; where: Whereabouts }

const tell = (detail: Detail) => void dispatchEvent(new CustomEvent(NAME, { detail }))

/** True once the server has told this page who is signed in. */
let hasLearned = false

let channel: BroadcastChannel | undefined

/** Opened when first needed: server-rendered pages import this file, and an open channel keeps a process running. */
function otherTabs(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('regulars-session')
  channel.addEventListener('message', ({ data: { event, session } }: MessageEvent<Message>) => {
    if (session !== undefined) {
      // This tab may know the session already. If it has no answer yet, it will raise the event itself, because its
      // first answer may still show the state before the change.
      if (!hasLearned || !differsFromKnown(session)) return
      keepKnown(session)
    }
    tell({ event, where: 'another tab' })
  })
  return channel
}

const sayToOthers = (message: Message) => otherTabs().postMessage(message)

/** Raises an event in this tab. Other tabs are told if it concerns them and they would not notice by themselves. */
export function raise(event: Exclude<AuthEvent, 'SIGNED_IN' | 'SIGNED_OUT'>): void {
  tell({ event, where: 'here' })
  if (news.includes(event)) sayToOthers({ event })
}

/**
 * Raises SIGNED_IN or SIGNED_OUT if the session differs from the one this tab knew, for whatever reason.
 * @param session its id, or null if there is none
 * @param isSignOut true if somebody signed out here; an expired session is noticed by each tab itself
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
