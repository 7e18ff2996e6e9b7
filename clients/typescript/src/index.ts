import createClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { components, paths } from './schema.ts'

/** The things of the API by their names, such as `Schemas['Customer']`. */
export type Schemas = components['schemas']
export type Regulars = Client<paths>

export type RegularsOptions = Omit<ClientOptions, 'baseUrl' | 'headers'> & {
  /** Address of the installation, such as 'https://loyalty.example'. */
  url: string
  /** An API key, 'rk_' and what follows. */
  key: string
}

/**
 * A client of the API under /api/v1. Each call resolves to `{ data, error, response }`: `data` of an answer, `error` of
 * a refusal.
 * @throws {TypeError} from a call, if the network fails
 */
export const createRegulars = ({ url, key, ...options }: RegularsOptions): Regulars =>
  createClient<paths>({ ...options, baseUrl: url, headers: { Authorization: `Bearer ${key}` } })
