import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A company's provider that gives only an access token. Its userinfo endpoint names the address in `claims`. It may
 * revoke the product's client (RFC 6749, 5.2), or go away for good.
 */
export async function openBareCompany(id: string, domain: string, claims: { email: string }) {
  let isRevoked = false
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, issuer)
    const isRefused = isRevoked && pathname === '/token'
    response.writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(isRefused ? { error: 'invalid_client' } : (answers[pathname] ?? { keys: [] })),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers: Record<string, object> = {
    '/discovery': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/token': { access_token: 'an access token', token_type: 'Bearer', expires_in: 600 },
    '/userinfo': { sub: 'somebody', email_verified: true, ...claims },
  }
  const client = { clientId: `regulars-at-${id}`, clientSecret: `a secret of ${id} alone` }
  return {
    provider: { ...client, id, domains: [domain], discoveryUrl: `${issuer}/discovery` },
    revoke: () => {
      isRevoked = true
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
