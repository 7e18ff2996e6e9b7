import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CommandFailure } from './failure.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads a command's arguments: exactly `count` words and the options. Null if --help was asked for and printed.
 * @throws {CommandFailure} 'usage', with the help, for anything else
 */
export function readArguments<const Of extends Options>(
  args: string[],
  { help, options, count }: { help: string; options: Of; count: number },
) {
  try {
    const all = { ...options, help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ args, options: all, allowPositionals: true })
    if ((values as { help?: boolean }).help) {
      console.log(help)
      return null
    }
    if (positionals.length === count) return { values, positionals }
  } catch (error) {
    throw new CommandFailure('usage', `${(error as Error).message}\n\n${help}`)
  }
  throw new CommandFailure('usage', help)
}
