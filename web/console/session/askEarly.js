// Asks who is signed in while the page's scripts are still loading; web/console/session/session.ts takes the answer.
globalThis.askedEarly = fetch('/api/auth/session', { cache: 'no-store' })
// The code that takes the answer handles its failure.
globalThis.askedEarly.catch(() => {})
// Preloads the scripts of the screens that people open first; the page's own scripts would ask for them only once they
// run. The build writes in their names; in development there are none.
for (const file of globalThis.FIRST_SCREENS?.[location.pathname] ?? []) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}
