import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { toE164 } from '#server/platform/contact/phone.ts'
import { createDns } from '#server/platform/providers/dns.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { readChecked } from '../config.ts'
import { CommandFailure, exitLine } from '../failure.ts'
import { readArguments } from '../readArguments.ts'
import { checkDatabase } from './database.ts'
import { checkDisk } from './disk.ts'
import { checkDns } from './dns.ts'
import { type Finding, lineOf } from './finding.ts'
import { checkJournal } from './journal.ts'
import { checkOtherLogins } from './otherLogins.ts'
import { checkOutside } from './outside.ts'
import { checkProviders } from './providers.ts'
import { checkSettings } from './settings.ts'
import { withoutSecrets } from './withoutSecrets.ts'

const help = `regulars check [--mail you@example.com] [--sms +43...] [--from https://regulars.example]

Checks an installation and says what to do: settings, the logins of the database and their rights, its letters, clocks,
keys, providers and DNS. No data are changed, and no secret is printed.

  --mail ADDRESS  sends a test message to this address
  --sms NUMBER    sends a test message to this number
  --from URL      asks the running server at this address, as people do: readiness, certificate, and whether the
                  addresses of callers arrive

${exitLine}`

const text = { type: 'string' } as const

/** Checks the installation and prints a line for each finding. */
export async function check(args: string[], environment?: Environment): Promise<void> {
  const given = readArguments(args, { help, count: 0, options: { mail: text, sms: text, from: text } })
  if (!given) return
  const { mail, sms, from } = readAsked(given.values)
  const checked = readChecked(environment)
  const around = checked.environment
  const clean = withoutSecrets(around)
  const findings = [
    ...checkSettings(checked),
    ...(checked.config?.mode === 'demo'
      ? [checkDisk(checked.config.dataDir)]
      : await checkProduction(around, { mail, sms })),
    ...(from ? await checkOutside(around, from) : []),
  ]
  for (const finding of findings) console.log(clean(lineOf(finding)))
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length
  const [wrongs, warnings] = [count('wrong'), count('warning')]
  console.log(`\n${wrongs} wrong, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`)
  if (wrongs > 0) throw new CommandFailure('unsound', 'Mend what is wrong, and check again.')
}

async function checkProduction(
  environment: Environment,
  receivers: { mail: string | undefined; sms: string | undefined },
): Promise<Finding[]> {
  const all = await Promise.all([
    checkDatabase(environment),
    checkOtherLogins(environment),
    checkJournal(environment),
    checkProviders(environment, receivers),
    checkDns(environment, createDns()),
  ])
  return all.flat()
}

type Given = { mail?: string | undefined; sms?: string | undefined; from?: string | undefined }

function readAsked({ mail, sms, from }: Given) {
  const refuse = (fault: string) => new CommandFailure('usage', `${fault}\n\n${help}`)
  if (mail !== undefined && !emailAddress().safeParse(mail).success)
    throw refuse('--mail wants an address for mail.')
  const number = sms === undefined ? undefined : toE164(sms)
  if (number === null) throw refuse('--sms wants a number with its plus and country, such as +14155550100.')
  if (from !== undefined && !(URL.canParse(from) && /^https?:$/.test(new URL(from).protocol)))
    throw refuse('--from wants an address that begins with https://.')
  return { mail, sms: number, from: from === undefined ? undefined : new URL(from) }
}
