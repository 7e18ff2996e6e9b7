import { type Logger, pino } from 'pino'
import { loggedError } from './loggedError.ts'

export type Log = Logger

/** Structured logs on stdout. What could be a secret or a person's contact is cut out wherever it appears. */
export function createLog(level: string): Log {
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
  return pino({
    level,
    base: undefined,
    serializers: { err: loggedError },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  })
}
