import { parseEnv } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig, readMigrationUrls } from './config.ts'
import { CommandFailure } from './failure.ts'
import { setup } from './setup.ts'

afterEach(() => vi.restoreAllMocks())

/** The settings that the command prints. */
function printed(...args: string[]): Record<string, string> {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  setup([...args, '--print'])
  return parseEnv(said.mock.lastCall![0]) as Record<string, string>
}

describe('the settings of a new installation', () => {
  it('are six, with which it starts, and sends no texts', () => {
    const settings = printed('https://shop.example/', '--database', 'database')
    expect(Object.keys(settings)).toHaveLength(6)
    expect(readConfig(settings)).toMatchObject({
      publicUrl: 'https://shop.example',
      sms: null,
      email: { from: { address: 'hello@shop.example' } },
    })
    const { ownerUrl, applicationUrl } = readMigrationUrls(settings)
    expect([ownerUrl, applicationUrl].map((url) => new URL(url).hostname)).toEqual(['database', 'database'])
  })

  it('have secrets of which none is like another', () => {
    const secretsOf = (settings: Record<string, string>) => [
      settings.SESSION_SECRET,
      settings.ENCRYPTION_KEYS,
      ...[settings.DATABASE_URL, settings.MIGRATION_DATABASE_URL].map((url) => new URL(url!).password),
    ]
    const found = [printed('https://shop.example'), printed('https://shop.example')].flatMap(secretsOf)
    expect(new Set(found).size).toBe(8)
    expect(found.every((secret) => secret!.length >= 43)).toBe(true)
  })

  it.each([[[]], [['shop.example']], [['http://shop.example']], [['https://a.example', '--all']]])(
    'are not written for %j, and the usage is told',
    (args) => {
      expect(() => setup(args)).toThrow(CommandFailure)
      expect(() => setup(args)).toThrow(/regulars setup ADDRESS/)
      expect(() => setup(args)).toThrow(expect.objectContaining({ exitCode: 2 }))
    },
  )
})
