import { createHash, generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import Provider, { type Configuration } from 'oidc-provider'
import { listenWith } from '#stand-ins/listen.ts'
import { openMemory } from './memory.ts'
import { signInPage } from './signInPage.ts'

export type GoogleOptions = {
  clientId: string
  clientSecret: string
  /** The product's return address for sign-ins. */
  redirectUri: () => string
  port?: number
}

/** The claims of an account at the provider, besides its id. */
export type GoogleProfile = { email?: string; email_verified?: boolean; name?: string }

export type GoogleStandIn = {
  discoveryUrl: string
  /**
   * Creates or changes the account that signs in with `login`. The login of an account that was not set is its address.
   */
  setAccount(login: string, profile: GoogleProfile): void
  close(): Promise<void>
}

/**
 * An OpenID provider on a loopback port, by the certified `oidc-provider`, with Google's claims. A person signs in by
 * typing an address.
 */
export async function startGoogle(options: GoogleOptions): Promise<GoogleStandIn> {
  const accounts = new Map<string, GoogleProfile>()
  const server = createServer()
  const { url: issuer, close } = await listenWith(server, options.port)
  const provider = new Provider(issuer, configure(options, accounts, await signingKey()))
  // The product's address may be unknown until later.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => uri === options.redirectUri()
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    signIn(provider, request, response).catch(() => {
      response.writeHead(400, { 'Content-Type': 'text/plain' })
      response.end('This sign-in is over. Go back and start it again.')
    })
  })
  return {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    setAccount: (login, profile) => void accounts.set(login, profile),
    close,
  }
}

function configure(
  options: GoogleOptions,
  accounts: Map<string, GoogleProfile>,
  signingKey: JsonWebKey,
): Configuration {
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri()],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    adapter: openMemory(),
    jwks: { keys: [signingKey] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google's id_token carries all claims.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Long enough to return from the sign-in page, too short to sign in again without it.
    ttl: { Session: 15, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: async () => ({
        ...(accounts.get(login) ?? { email: login, email_verified: true }),
        sub: subjectOf(login),
      }),
    }),
    // Signing in counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/** The id of an account. It is not the address, which can change. */
const subjectOf = (login: string): string =>
  BigInt(`0x${createHash('sha256').update(login).digest('hex').slice(0, 16)}`).toString()

async function signingKey(): Promise<JsonWebKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Refuses a browser that did not begin this sign-in itself.
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(String(await signInPage()))
    return
  }
  const login = new URLSearchParams(await text(request)).get('login')?.trim().toLowerCase()
  const result = login
    ? { login: { accountId: login, remember: false } }
    : { error: 'access_denied', error_description: 'The sign-in was cancelled.' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}
