import { readSender, type Sender } from '#server/platform/contact/mailbox.ts'
import {
  type Environment,
  faultOfAddress,
  needing,
  type Settings,
  SHORTEST_SECRET,
  secretRemedy,
  withoutSlash,
} from '#server/platform/settings/setting.ts'
import type { Dkim } from './email.ts'
import { readDkim } from './readDkim.ts'
import { faultOfAccountSid, faultOfSmtpUrl, faultOfTextSender } from './settingFaults.ts'

export const smsSettings = {
  TWILIO_ACCOUNT_SID: {
    about: 'texts, with the next two, from the Twilio console.',
    line: '#TWILIO_ACCOUNT_SID=',
    ofProduction: true,
  },
  TWILIO_AUTH_TOKEN: { about: 'from the Twilio console.', line: '#TWILIO_AUTH_TOKEN=', ofProduction: true },
  TWILIO_FROM: {
    about: 'the sender number in E.164 form, or a messaging service id (MG…).',
    line: '#TWILIO_FROM=+14155550100',
    ofProduction: true,
  },
  TWILIO_BASE_URL: {
    about: 'a local stand-in.',
    line: '#TWILIO_BASE_URL=https://api.twilio.com',
    ofProduction: true,
  },
} as const satisfies Settings

export const emailSettings = {
  SMTP_URL: {
    about: 'smtps://user:password@host:465 of your mail provider.',
    line: 'SMTP_URL=smtps://user:password@smtp.example:465',
    ofProduction: true,
  },
  EMAIL_FROM: {
    about: 'the sender; without it, hello@ the host of PUBLIC_URL.',
    line: '#EMAIL_FROM=Regulars <hello@regulars.example>',
    ofProduction: true,
  },
  EMAIL_DKIM_DOMAIN: {
    about: 'signs mail by DKIM, with the next two.',
    line: '#EMAIL_DKIM_DOMAIN=',
    ofProduction: true,
  },
  EMAIL_DKIM_SELECTOR: {
    about: 'the name of the key in DNS.',
    line: '#EMAIL_DKIM_SELECTOR=',
    ofProduction: true,
  },
  EMAIL_DKIM_KEY: {
    about: 'the file of an RSA private key (PEM).',
    line: '#EMAIL_DKIM_KEY=',
    ofProduction: true,
  },
  BOUNCE_DOMAIN: {
    about: 'where mail that cannot be delivered comes back, with the next one.',
    line: '#BOUNCE_DOMAIN=',
    ofProduction: true,
  },
  BOUNCE_SECRET: {
    about: 'what its mail server signs with, at least 32 characters.',
    line: '#BOUNCE_SECRET=',
    ofProduction: true,
  },
  SENDGRID_BASE_URL: {
    about: "SendGrid's region, or a local stand-in.",
    line: '#SENDGRID_BASE_URL=https://api.sendgrid.com',
    ofProduction: true,
  },
} as const satisfies Settings

export type SmsSettings = { baseUrl: string; accountSid: string; authToken: string; from: string }

/**
 * `from` is the address that the platform's mail comes from. Its name stands on the platform's own mail; a business's
 * mail has the business's name.
 */
export type EmailSettings = {
  smtpUrl: string
  from: Sender
  /** Off without its settings. */
  dkim?: Dkim | null
  /** Off without its settings. */
  bounces?: BounceSettings | null
}

/** All mail to the domain is handed to /webhooks/bounces, signed with the secret. */
export type BounceSettings = { domain: string; secret: string }

const provider = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const

/** Reads the provider of texts; null without any of its settings: the installation then sends no texts. */
export function readSms(environment: Environment, faults: string[]): SmsSettings | null {
  const missing = provider.filter((name) => !environment[name])
  if (missing.length === provider.length && !environment.TWILIO_BASE_URL) return null
  const need = needing(smsSettings, environment, faults)
  const sms = {
    baseUrl: withoutSlash(environment.TWILIO_BASE_URL || 'https://api.twilio.com'),
    accountSid: need('TWILIO_ACCOUNT_SID'),
    authToken: need('TWILIO_AUTH_TOKEN'),
    from: need('TWILIO_FROM'),
  }
  if (missing.length > 0)
    faults.push('TWILIO_* belong together: set all three, or none for an installation without texts.')
  note(faults, faultOfAddress('TWILIO_BASE_URL', environment))
  if (sms.accountSid) note(faults, faultOfAccountSid(sms.accountSid))
  if (sms.from) note(faults, faultOfTextSender(sms.from))
  return sms
}

export function readEmail(environment: Environment, faults: string[]): EmailSettings {
  const smtpUrl = needing(emailSettings, environment, faults)('SMTP_URL')
  if (smtpUrl) note(faults, faultOfSmtpUrl(smtpUrl))
  return {
    smtpUrl,
    from: readFrom(environment, faults),
    dkim: readDkim(environment, faults),
    bounces: readBounces(environment, faults),
  }
}

/** Address of SendGrid's API, for businesses with keys of their own. */
export function readSendGridUrl(environment: Environment, faults: string[]): string {
  note(faults, faultOfAddress('SENDGRID_BASE_URL', environment))
  return withoutSlash(environment.SENDGRID_BASE_URL ?? 'https://api.sendgrid.com')
}

function note(faults: string[], fault: string | null): void {
  if (fault) faults.push(fault)
}

function readBounces(environment: Environment, faults: string[]): BounceSettings | null {
  const { BOUNCE_DOMAIN: domain = '', BOUNCE_SECRET: secret = '' } = environment
  if (!domain && !secret) return null
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(domain))
    faults.push('BOUNCE_DOMAIN must be a domain, such as bounces.example.com.')
  if (secret.length < SHORTEST_SECRET) faults.push(`BOUNCE_SECRET is too short: ${secretRemedy}`)
  return { domain: domain.toLowerCase(), secret }
}

function readFrom({ EMAIL_FROM: text, PUBLIC_URL: url = '' }: Environment, faults: string[]): Sender {
  // A public address that is missing or wrong is reported as such.
  const host = URL.canParse(url) ? new URL(url).hostname : 'localhost'
  const sender = readSender(text || `hello@${host}`)
  if (!sender)
    faults.push(
      'EMAIL_FROM is wrong: write one address, such as hello@example.com or Regulars <hello@example.com>.',
    )
  return sender ?? { name: '', address: '' }
}
