import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Log } from '#server/platform/log/log.ts'
import { findPostgres } from '#tests/engines/findBinaries.ts'
import { type PostgresProcess, startPostgresProcess } from '#tests/engines/postgresProcess.ts'
import { withCertificate } from '../engines/certificate.ts'
import { openDatabase } from '../open.ts'
import { refuseUnsafeDatabase } from './guard.ts'
import { faultOfConnection, reportConnection } from './tls.ts'
import { UnfitDatabase } from './unfit.ts'

describe('the connection to a database', () => {
  const faultAt = (place: string) => faultOfConnection(`postgres://app:secret@${place}`)

  it('over a network gets a warning where nothing checks the server, with the remedy and without the password', () => {
    for (const [place, words] of [
      ['db.example.com/regulars', /without TLS.*sslmode=verify-full/],
      ['db.example.com/regulars?sslmode=disable', /without TLS/],
      ['8.8.8.8/regulars', /without TLS/],
      ['[2001:db8::1]/regulars', /without TLS/],
      ['db.example.com/regulars?sslmode=no-verify', /not verified.*DATABASE_CA/],
      ['db.example.com/regulars?uselibpqcompat=true&sslmode=require', /not verified/],
    ] as const) {
      expect([place, faultAt(place)]).toEqual([place, expect.stringMatching(words)])
      expect(faultAt(place)).not.toContain('secret')
    }
  })

  it('gets no warning where it is checked or stays on this machine or network', () => {
    for (const place of [
      'db.example.com/regulars?sslmode=verify-full',
      'localhost/regulars',
      '127.0.0.1/regulars',
      '[::1]/regulars',
      'db/regulars',
      '172.18.0.3/regulars',
      '/regulars?host=/var/run/postgresql',
    ])
      expect([place, faultAt(place)]).toEqual([place, null])
  })
})

describe.runIf(findPostgres())('PostgreSQL with a certificate of our own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-tls-'))
  const file = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  const ca = (name: string) =>
    openssl('req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
      '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.crt`) // biome-ignore format: one command
  const makeCertificate = () => {
    ca('ours')
    ca('another')
    openssl('req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=db',
      '-keyout', 'db.key', '-out', 'db.csr') // biome-ignore format: one command
    writeFileSync(file('names'), 'subjectAltName = IP:127.0.0.1')
    openssl('x509', '-req', '-in', 'db.csr', '-CA', 'ours.crt', '-CAkey', 'ours.key', '-CAcreateserial', '-days', '2',
      '-extfile', 'names', '-out', 'db.crt') // biome-ignore format: one command
    return { certificate: readFileSync(file('db.crt'), 'utf8'), key: readFileSync(file('db.key'), 'utf8') }
  }

  let tls: PostgresProcess
  let plain: PostgresProcess
  beforeAll(async () => {
    const bin = findPostgres()!
    ;[tls, plain] = await Promise.all([
      startPostgresProcess(bin, { tls: makeCertificate() }),
      startPostgresProcess(bin),
    ])
  })
  afterAll(async () => {
    await Promise.all([tls?.stop(), plain?.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  const urlOf = ({ port, superuserPassword }: PostgresProcess, options = '', host = '127.0.0.1') =>
    `postgres://postgres:${superuserPassword}@${host}:${port}/postgres${options}`

  /**
   * The error that stops the start because of the connection, if there is one; else what the log says about it.
   */
  async function start(url: string): Promise<string> {
    const database = await openDatabase({ url, maxConnections: 1 })
    const said: string[] = []
    const log = {
      info: (_: object, words: string) => said.push(words),
      warn: (words: string) => said.push(words),
    }
    try {
      for (let tries = 0; ; tries++) {
        const error: unknown = await refuseUnsafeDatabase(database).catch((thrown) => thrown)
        const words = (error as Error).message
        // The server has only just been started.
        if (/ECONNREFUSED|starting up/.test(words) && tries < 300) await pause(50)
        else if (error instanceof UnfitDatabase && !/no tables/.test(words)) return words
        else break
      }
      await reportConnection(database, url, log as unknown as Log)
      return said.join('\n')
    } finally {
      await database.close()
    }
  }

  it('is reached under TLS with DATABASE_CA, and the log says so', async () => {
    expect(await start(withCertificate(urlOf(tls), file('ours.crt')))).toBe('database: TLS 1.3')
    expect(await start(urlOf(tls))).toBe('database: no TLS')
  })

  it('stops the start when the certificate has another issuer, no issuer to check by, or another name', async () => {
    const refusal = /certificate of PostgreSQL is not the one to trust.*DATABASE_CA/
    expect(await start(withCertificate(urlOf(tls), file('another.crt')))).toMatch(refusal)
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
      expect(await start(urlOf(tls, `?sslmode=${mode}`))).toMatch(refusal)
    expect(await start(withCertificate(urlOf(tls, '', 'localhost'), file('ours.crt')))).toMatch(refusal)
  })

  it('stops the start where TLS is required and missing: nothing is sent unencrypted instead', async () => {
    for (const mode of ['prefer', 'require', 'verify-full'])
      expect(await start(urlOf(plain, `?sslmode=${mode}`))).toMatch(/asks for TLS.*offers none.*ssl = on/)
  })
})
