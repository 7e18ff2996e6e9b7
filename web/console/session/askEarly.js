// Asks who is signed in while the page's scripts are still on their way; web/console/session/session.ts takes the answer.
globalThis.askedEarly = fetch('/api/auth/session', { cache: 'no-store' })
// Whoever takes it hears of a failure.
globalThis.askedEarly.catch(() => {})
