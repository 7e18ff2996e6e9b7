import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isPublicUrlSafe } from '#server/platform/http/settings.ts'
import { SettingError, withoutSlash } from '#server/platform/settings/setting.ts'

const FILE = '.env'
const usage = `regulars setup ADDRESS [--database HOST] [--print]

Writes ${FILE}, the settings with which an installation begins, with fresh secrets.

  ADDRESS          the https address that customers and staff open: https://regulars.example
  --database HOST  where PostgreSQL answers; 127.0.0.1 by default
  --print          prints the settings and writes no file`

/** Writes the settings of a new installation. A file that is there is kept: its secrets open the data. */
export function setup(args: string[]): void {
  const { address, database, print } = readArguments(args)
  const text = newSettings(address, database)
  if (print) console.log(text.trimEnd())
  else write(text)
}

function write(text: string): void {
  try {
    writeFileSync(FILE, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new SettingError(
      `${FILE} is there already, and its secrets open your data: move it away only if there are no data.`,
    )
  }
  console.log(`${FILE} is written. Put your mail provider into SMTP_URL, and keep a copy of the file apart.`)
}

function readArguments(args: string[]) {
  const { values, positionals } = parse(args)
  const [address = '', ...others] = positionals
  if (others.length > 0 || !isPublicUrlSafe(address)) throw new SettingError(usage)
  return { address: withoutSlash(address), ...values }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        database: { type: 'string', default: '127.0.0.1' },
        print: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new SettingError(`${(error as Error).message}\n\n${usage}`)
  }
}

/** The passwords need no escape in a URL, nor any secret a quote in a file of settings. */
const newSecret = () => randomBytes(32).toString('base64url')

const newSettings = (address: string, host: string) => `\
PUBLIC_URL=${address}
DATABASE_URL=postgres://regulars:${newSecret()}@${host}/regulars
MIGRATION_DATABASE_URL=postgres://regulars_owner:${newSecret()}@${host}/regulars
SESSION_SECRET=${newSecret()}
ENCRYPTION_KEYS=${newSecret()}
SMTP_URL=smtps://user:password@smtp.example:465
`
