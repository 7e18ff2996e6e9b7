import { runCommand } from '#server/commands/catalogue.ts'
import { CommandFailure, exitCodes } from '#server/commands/failure.ts'
import { UnfitDatabase } from '#server/platform/database/checks/unfit.ts'
import { SettingError } from '#server/platform/settings/setting.ts'

await runCommand(process.argv.slice(2)).catch((error: unknown) => fail(...explain(error)))

/** The words for the operator, and the exit code. */
function explain(error: unknown): [string, number] {
  if (error instanceof CommandFailure) return [error.message, error.exitCode]
  if (error instanceof SettingError) return [error.message, exitCodes.usage]
  if (error instanceof UnfitDatabase) return [error.message, exitCodes.refused]
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE')
    return [`Port ${port} is taken. Stop what uses it, or start with PORT=3001.`, exitCodes.refused]
  return [error instanceof Error ? (error.stack ?? error.message) : String(error), 1]
}

function fail(message: string, exitCode: number): void {
  console.error(message)
  process.exit(exitCode)
}
