const channel = new BroadcastChannel('regulars-session')

export type SessionNews = 'session changed' | 'signed out'

/** Tells the other tabs that someone signed in or out here, or looks at another shop. */
export function tellOtherTabs(news: SessionNews = 'session changed'): void {
  channel.postMessage(news)
}

/** Hears it there. */
export function onOtherTabs(hear: (news: SessionNews) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => hear(data))
}
