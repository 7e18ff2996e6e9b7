import type { Pool } from 'undici'
import { firstNames, lastNames } from '#database/demo/people.ts'
import type { TestDatabase } from '#tests/engines/index.ts'
import type { PostgresServer } from '#tests/engines/postgres.ts'
import type { ServerUnderTest } from '#tests/engines/server.ts'

/** Customers of the business on which a figure is measured unless it names another number. */
export const CUSTOMERS = 100_000

/** A business of the bench, with the real server and its durable PostgreSQL. */
export type BenchBusiness = {
  postgres: PostgresServer
  database: TestDatabase & { logins: NonNullable<TestDatabase['logins']> }
  server: ServerUnderTest
  http: Pool
  /** The owner's. */
  email: string
  cookie: string
  businessId: string
  joinCode: string
  /** Number of customers, who are numbered from 1. */
  customers: number
}

/** Kinds of ids, by the digit that tells them apart; 2, 3 and 4 are the progress in the three programs. */
export const kinds = { customer: '1', progress: ['2', '3', '4'], operation: 'a', transaction: 'b' } as const

/** Ids that pgbench can compute from a number: the kind in the first digit, the number after it. */
export const benchId = (kind: string, number: number): string =>
  `01939c00-0000-7000-8000-${kind}${number.toString(16).padStart(11, '0')}`
export const benchName = (number: number): string =>
  `${firstNames[number % firstNames.length]} ${lastNames[Math.floor(number / firstNames.length) % lastNames.length]}`
export const benchPhone = (number: number): string => `+1${(2_015_550_000 + number).toString()}`

export const randomCustomer = ({ customers }: BenchBusiness): number =>
  1 + Math.floor(Math.random() * customers)

/** The postal address that a campaign by mail requires. */
export const ADDRESS = '1 Main Street, Springfield'

export async function post<Answer = Record<string, unknown>>(
  { http, cookie }: Pick<BenchBusiness, 'http' | 'cookie'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await http.request({
    method: 'POST',
    path: `/api${path}`,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      cookie,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  if (response.statusCode >= 300)
    throw new Error(`${path}: ${response.statusCode} ${await response.body.text()}`)
  return (await response.body.json()) as Answer
}
