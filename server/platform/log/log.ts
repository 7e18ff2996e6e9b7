import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { censor } from './censor.ts'
import { loggedError } from './loggedError.ts'

export type Log = Logger

/**
 * Lines are written together: a write for each line takes a busy server longer than anything else about a small
 * request.
 */
const WAITING = { bytes: 4096, ms: 1000 }
/** Bytes of lines that wait for a reader that stands still. Later lines are lost. */
const MOST_WAITING = 1024 * 1024
const WARNING = pino.levels.values.warn!

/**
 * Structured logs, by default on stdout. A line there waits for others for at most a second. Warnings and errors are
 * written at once, with all lines before them; waiting lines are written when the process ends. A reader that is gone or
 * stands still costs lines, and never stops the process. Fields that may hold secrets or contacts of people are removed
 * by their names; what a child is bound to is written as it is.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: loggedError },
    formatters: { log: censor },
    base: undefined,
  }
  return destination ? pino(options, destination) : toStdout(options)
}

function toStdout(options: LoggerOptions): Log {
  stdout ??= openStdout()
  const { flush } = stdout
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method, level) {
    method.apply(this, args)
    flush(level >= WARNING)
  }
  return pino({ ...options, hooks: { logMethod } }, stdout.destination)
}

/** One for all logs of the process, so that its end writes the lines of all. */
let stdout: ReturnType<typeof openStdout> | undefined

function openStdout() {
  // Once Node has opened stdout, a write to a full pipe fails instead of waiting for the reader. Without the listener, a
  // reader that is gone would end the process when something is printed.
  process.stdout.on('error', () => {})
  // Not asynchronous: `flushSync`, which warnings would need then, waits for ever for a reader that is gone.
  const destination = pino.destination({
    dest: 1,
    minLength: WAITING.bytes,
    maxLength: MOST_WAITING,
    sync: true,
    retryEAGAIN: () => false,
  })
  destination.on('error', () => {})
  let isDue = false
  const write = () => {
    isDue = false
    destination.flush()
  }
  process.on('exit', write)
  const flush = (atOnce: boolean) => {
    if (atOnce) destination.flush()
    if (!isDue) setTimeout(write, WAITING.ms).unref()
    isDue = true
  }
  return { destination, flush }
}
