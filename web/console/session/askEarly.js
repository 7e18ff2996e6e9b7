// Asks who is signed in while the page's scripts are still on their way; web/console/session/session.ts takes the answer.
globalThis.askedEarly = fetch('/api/auth/session', { cache: 'no-store' })
// Whoever takes it hears of a failure.
globalThis.askedEarly.catch(() => {})
// The scripts of the screens that people open first, which the page's own scripts would ask for only once they run. The
// build writes in which these are; in development there are none.
for (const file of globalThis.FIRST_SCREENS?.[location.pathname] ?? []) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}
