import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './loggedError.ts'

export type Log = Logger

/** Structured logs, on stdout unless told otherwise. What could be a secret or a person's contact is cut out wherever it appears. */
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
