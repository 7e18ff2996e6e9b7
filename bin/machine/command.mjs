import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** An error that stops a script. Its message tells the person what to do, and no stack is printed. */
export class CannotGoOn extends Error {}

/** Runs a script's body: a CannotGoOn becomes its message and exit code 1. */
export async function runScript(body) {
  try {
    await body()
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}

/**
 * Runs a command in the foreground, from the repository's root.
 * @returns its exit code, or 128 + the signal's number, as a shell does
 */
export function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...env } })
  return exitCode(child)
}

/**
 * Waits for a child to end.
 * @returns its exit code, or 128 + the number of the signal that ended it
 */
export function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** The environment of the processes that the scripts start: the project's own Node 24 and tools come first. */
export function environment() {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path }
}
