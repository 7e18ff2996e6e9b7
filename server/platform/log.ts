import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './loggedError.ts'

export type Log = Logger

/**
 * Structured logs, by default on stdout. Possible secrets and contacts of people are removed wherever they
 * appear.
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
  return destination ? pino(options, destination) : pino(options)
}
