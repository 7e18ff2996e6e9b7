import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { loggedError } from './loggedError.ts'

export type Log = Logger

/**
 * Lines are written together: a write for each line takes a busy server longer than anything else about a small
 * request.
 */
const WAITING = { bytes: 4096, ms: 1000 }
const WARNING = pino.levels.values.warn!

/**
 * Structured logs, by default on stdout. A line there waits for others for at most a second. Warnings and errors are
 * written at once, with all lines before them; waiting lines are written when the process ends. Fields that may hold
 * secrets or contacts of people are removed by their names, down to the third level.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const secrets = [
    'password',
    'pin',
    'token',
    'code',
    'secret',
    'authorization',
    'cookie',
    'phone',
    'email',
    'body',
  ]
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    serializers: { err: loggedError },
    redact: { paths, censor: '[removed]' },
    base: undefined,
  }
  return destination ? pino(options, destination) : toStdout(options)
}

function toStdout(options: LoggerOptions): Log {
  const stdout = pino.destination({ dest: 1, minLength: WAITING.bytes, sync: false })
  let isDue = false
  const write = () => {
    isDue = false
    stdout.flush()
  }
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method, level) {
    method.apply(this, args)
    if (level >= WARNING) return stdout.flushSync()
    if (!isDue) setTimeout(write, WAITING.ms).unref()
    isDue = true
  }
  return pino({ ...options, hooks: { logMethod } }, stdout)
}
