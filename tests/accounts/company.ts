import { startGoogle } from '#stand-ins/google/google.ts'

/**
 * A company with its own OpenID provider, set up with the product as an operator does. `productUrl` may be unknown
 * until later.
 */
export async function openCompany(id: string, domain: string, productUrl: () => string) {
  const client = { clientId: `regulars-at-${id}`, clientSecret: `a secret of ${id} alone` }
  const redirectUri = () => `${productUrl()}/auth/callback/sso-${id}`
  const { discoveryUrl, setAccount, close } = await startGoogle({ ...client, redirectUri })
  return { provider: { ...client, id, domains: [domain], discoveryUrl }, setAccount, close }
}

export type Company = Awaited<ReturnType<typeof openCompany>>
