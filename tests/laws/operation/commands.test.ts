import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commands, listed, runCommand } from '#server/commands/catalogue.ts'
import { exitLine } from '#server/commands/failure.ts'

const page = readFileSync('docs/hosting/commands.md', 'utf8')
const names = Object.keys(commands)
const said: string[] = []

/** The commands without a dry run, each with its reason. */
const withoutDryRun: Record<string, string> = {
  serve: 'runs until it is stopped',
  work: 'runs until it is stopped',
  setup: 'writes one file, which --print shows instead, and replaces none',
  check: 'changes no data',
  help: 'only tells',
}

beforeAll(() => void vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line)))
afterAll(() => void vi.restoreAllMocks())

/** The exit code with which a command refuses its arguments; its help if it does not. */
async function answerTo(...args: string[]): Promise<number | string> {
  said.splice(0)
  return runCommand(args).then(
    () => said.join('\n'),
    ({ exitCode }: { exitCode: number }) => exitCode,
  )
}

describe('the commands', () => {
  it('each stand in the list of help and on the page, with the same words', () => {
    const told = [...page.matchAll(/^\| `([a-z-]+)` \| (.+?) \|$/gm)].map(([, name, about]) => [name, about])
    expect(told).toEqual(names.map((name) => [name, commands[name]!.about]))
    for (const name of names) expect(listed()).toContain(`  ${name} `)
  })

  it('each say how they are used, with exit codes of the one table', async () => {
    for (const name of names.filter((name) => name !== 'help'))
      for (const help of [await answerTo(name, '--help'), await answerTo('help', name)]) {
        expect([name, help]).toEqual([name, expect.stringContaining(name)])
        expect([name, help]).toEqual([name, expect.stringContaining('Exit codes: 0 ')])
      }
    for (const codes of page.match(/^- \*\*(\d)\*\*/gm)!)
      expect(exitLine).toMatch(new RegExp(`\\b${codes[4]} `))
    expect(page.match(/^- \*\*\d\*\*/gm)).toHaveLength(5)
  })

  it('each have a dry run that their help tells of, or change nothing that it could show', async () => {
    for (const name of names.filter((name) => !(name in withoutDryRun)))
      expect([name, await answerTo(name, '--help')]).toEqual([
        name,
        expect.stringMatching(/^ {2}--dry-run +\S/m),
      ])
    for (const name of Object.keys(withoutDryRun).filter((name) => name !== 'help'))
      expect([name, await answerTo(name, '--help')]).toEqual([name, expect.not.stringContaining('--dry-run')])
    expect(Object.keys(withoutDryRun).filter((name) => !names.includes(name))).toEqual([])
  })

  it('refuse unknown words with 2, before anything is read or written', async () => {
    expect(await answerTo('drop-everything')).toBe(2)
    expect(await answerTo('constructor')).toBe(2)
    expect(await answerTo('help', 'drop-everything')).toBe(2)
    for (const name of names.filter((name) => name !== 'help'))
      expect([name, await answerTo(name, '--no-such-option')]).toEqual([name, 2])
  })

  it('are what npm’s scripts and the docs name', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const run = Object.values(scripts).flatMap(
      (script) => script.match(/^exec node bin\/server\.mjs ([a-z-]+)$/)?.[1] ?? [],
    )
    const docs = [
      'README.md',
      'CONTRIBUTING.md',
      ...globSync('docs/**/*.md'),
      ...globSync('deploy/{*.service,*.yaml,*.sh,Containerfile}'),
    ]
    const named = docs.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?:dist\/regulars|`regulars|main\.js) ([a-z][a-z-]+)/g)].map(
        ([, name]) => name!,
      ),
    )
    expect(named.length).toBeGreaterThan(10)
    // Its old name goes on until the next release.
    const formerly = ['repair-counters']
    expect([...run, ...named].filter((name) => !names.includes(name))).toEqual(formerly)
  })
})
