import type { Visitor } from '#tests/world/visitor.ts'

/** Acts as the browser at the provider: follows redirects, keeps cookies, types an address. */
export async function signInAtGoogle(url: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = url
  for (let steps = 0; steps < 10; steps++) {
    const isPage = /\/interaction\/[\w-]+$/.test(new URL(next).pathname)
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isPage && { method: 'POST', body: new URLSearchParams({ login }) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name, ...value] = cookie.split(';')[0]!.split('=')
      cookies.set(name!, value.join('='))
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${response.status} ${await response.text()}`)
    const target = new URL(location, next)
    if (target.pathname.startsWith('/auth/callback/')) return target
    next = target.href
  }
  throw new Error('the provider leads round in circles')
}

/** Begins a sign-in. Returns the address to which the browser is redirected. */
export async function beginWithGoogle(visitor: Visitor, body: Record<string, unknown> = {}): Promise<URL> {
  const answer = await visitor.post('/api/auth/authorize', { provider: 'google', ...body })
  if (answer.status !== 200) throw new Error(answer.text)
  return new URL((answer.body as { url: string }).url)
}

/** Returns from the provider to the product. Returns the address to which the product redirects. */
export async function comeBack(visitor: Visitor, { pathname, search }: URL): Promise<string> {
  const answer = await visitor.get(`${pathname}${search}`, { 'sec-fetch-site': 'cross-site' })
  return answer.headers.get('location') ?? `${answer.status} ${answer.text}`
}
