import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { isPublicUrlSafe } from '#server/platform/http/settings.ts'
import { withoutSlash } from '#server/platform/settings/setting.ts'
import { CommandFailure, exitLine } from './failure.ts'
import { readArguments } from './readArguments.ts'

/** Where the settings are, beside dist/. */
export const FILE = '.env'
/** No mail provider has this name (RFC 2606). */
export const EXAMPLE_SMTP_URL = 'smtps://user:password@smtp.example:465'
const help = `regulars setup ADDRESS [--database HOST] [--print]

Writes ${FILE}, the settings with which an installation begins, with fresh secrets.

  ADDRESS          the https address that customers and staff open: https://regulars.example
  --database HOST  where PostgreSQL answers; 127.0.0.1 by default
  --print          prints the settings and writes no file

${exitLine}`

/** Writes the settings of a new installation. A file that is there is kept: its secrets open the data. */
export function setup(args: string[]): void {
  const given = readArguments(args, {
    help,
    count: 1,
    options: {
      database: { type: 'string', default: '127.0.0.1' },
      print: { type: 'boolean', default: false },
    },
  })
  if (!given) return
  const address = given.positionals[0]!
  if (!isPublicUrlSafe(address))
    throw new CommandFailure('usage', `'${address}' is no address that begins with https://.\n\n${help}`)
  const text = newSettings(withoutSlash(address), given.values.database)
  if (given.values.print) console.log(text.trimEnd())
  else write(text)
}

function write(text: string): void {
  try {
    writeFileSync(FILE, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandFailure(
      'refused',
      code === 'EEXIST'
        ? `${FILE} is there already, and its secrets open your data: move it away only if there are no data.`
        : `${FILE} cannot be written beside dist/ (${code}): run this as the owner of that folder, or with --print.`,
    )
  }
  console.log(
    `${FILE} is written. Put your mail provider into SMTP_URL, and keep a copy of the file apart. ` +
      'Texts are optional: TWILIO_* adds them. `regulars check` says what is still missing.',
  )
}

/** The passwords need no escape in a URL, nor any secret a quote in a file of settings. */
const newSecret = () => randomBytes(32).toString('base64url')

const newSettings = (address: string, host: string) => `\
PUBLIC_URL=${address}
DATABASE_URL=postgres://regulars:${newSecret()}@${host}/regulars
MIGRATION_DATABASE_URL=postgres://regulars_owner:${newSecret()}@${host}/regulars
SESSION_SECRET=${newSecret()}
ENCRYPTION_KEYS=${newSecret()}
SMTP_URL=${EXAMPLE_SMTP_URL}
# Optional: texts, by Twilio. Without these three nothing is texted, and no screen speaks of texts.
#TWILIO_ACCOUNT_SID=
#TWILIO_AUTH_TOKEN=
#TWILIO_FROM=
`
