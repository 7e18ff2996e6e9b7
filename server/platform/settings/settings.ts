/** How a setting is told: in the example of an environment, and where it is missing at a start. */
type Setting = {
  /** What to write there, in one line. */
  about: string
  /** A line of the example. One that starts with `#` is optional, and shows the default where there is one. */
  line: string
}

export const secretRemedy = 'at least 32 random characters, such as `openssl rand -base64 32` prints.'
const severalRemedy = `${secretRemedy} Several, newest first, are separated by commas.`

/**
 * Every setting that the environment may hold, in the order of the example. `npm run env-example` writes it to
 * `.env.example`; docs/operations.md says more about each.
 */
export const settings = {
  DATABASE_URL: {
    about: 'the PostgreSQL login of the application.',
    line: 'DATABASE_URL=postgres://regulars@127.0.0.1/regulars',
  },
  MIGRATION_DATABASE_URL: {
    about: 'the PostgreSQL login that owns the database.',
    line: 'MIGRATION_DATABASE_URL=postgres://owner@127.0.0.1/regulars',
  },
  PUBLIC_URL: {
    about: 'the https address that guests and staff open.',
    line: 'PUBLIC_URL=https://regulars.example',
  },
  SESSION_SECRET: { about: severalRemedy, line: 'SESSION_SECRET=' },
  ENCRYPTION_KEYS: { about: severalRemedy, line: 'ENCRYPTION_KEYS=' },
  TWILIO_ACCOUNT_SID: { about: 'from the Twilio console.', line: 'TWILIO_ACCOUNT_SID=' },
  TWILIO_AUTH_TOKEN: { about: 'from the Twilio console.', line: 'TWILIO_AUTH_TOKEN=' },
  TWILIO_FROM: {
    about: 'the sender number in E.164 form, or a messaging service id (MG…).',
    line: 'TWILIO_FROM=+14155550100',
  },
  SMTP_URL: {
    about: 'smtps://user:password@host:465 of your mail provider.',
    line: 'SMTP_URL=smtps://user:password@smtp.example:465',
  },
  EMAIL_FROM: { about: "the sender's address.", line: 'EMAIL_FROM=Regulars <hello@regulars.example>' },
  PORT: { about: 'where to listen.', line: '#PORT=3000' },
  HOST: { about: 'the address to listen at.', line: '#HOST=0.0.0.0' },
  TRUST_PROXY: { about: 'the addresses of your reverse proxies.', line: '#TRUST_PROXY=127.0.0.1' },
  DATABASE_CA: { about: "the file of the certificate that signs PostgreSQL's.", line: '#DATABASE_CA=' },
  SECURITY_CONTACT: {
    about: 'where people report faults: an address for mail, or an https page.',
    line: '#SECURITY_CONTACT=security@regulars.example',
  },
  LOG_LEVEL: { about: "pino's levels.", line: '#LOG_LEVEL=info' },
  EMAIL_DKIM_DOMAIN: { about: 'signs mail by DKIM, with the next two.', line: '#EMAIL_DKIM_DOMAIN=' },
  EMAIL_DKIM_SELECTOR: { about: 'the name of the key in DNS.', line: '#EMAIL_DKIM_SELECTOR=' },
  EMAIL_DKIM_KEY: { about: 'the file of an RSA private key (PEM).', line: '#EMAIL_DKIM_KEY=' },
  BOUNCE_DOMAIN: {
    about: 'where mail that cannot be delivered comes back, with the next one.',
    line: '#BOUNCE_DOMAIN=',
  },
  BOUNCE_SECRET: {
    about: 'what its mail server signs with, at least 32 characters.',
    line: '#BOUNCE_SECRET=',
  },
  STRIPE_SECRET_KEY: { about: 'payments, with the next one.', line: '#STRIPE_SECRET_KEY=' },
  STRIPE_WEBHOOK_SECRET: { about: 'the signing secrets of the webhook.', line: '#STRIPE_WEBHOOK_SECRET=' },
  STRIPE_AUTOMATIC_TAX: { about: 'on lets Stripe calculate taxes.', line: '#STRIPE_AUTOMATIC_TAX=off' },
  GOOGLE_CLIENT_ID: { about: 'sign-in with Google, with the next one.', line: '#GOOGLE_CLIENT_ID=' },
  GOOGLE_CLIENT_SECRET: { about: "from Google's console.", line: '#GOOGLE_CLIENT_SECRET=' },
  SSO_PROVIDERS: {
    about: 'companies that sign in through their own OpenID provider: a JSON list.',
    line: '#SSO_PROVIDERS=',
  },
  CAPTCHA_PROVIDER: { about: 'turnstile or hcaptcha.', line: '#CAPTCHA_PROVIDER=turnstile' },
  CAPTCHA_SITE_KEY: { about: 'a captcha, with the next one.', line: '#CAPTCHA_SITE_KEY=' },
  CAPTCHA_SECRET: { about: "from the captcha's console.", line: '#CAPTCHA_SECRET=' },
  TEXTS_BEFORE_PAYMENT: {
    about: 'texts that a shop on a paid plan has in all before its first payment.',
    line: '#TEXTS_BEFORE_PAYMENT=50',
  },
  TEXTS_A_DAY: { about: 'texts a day, for everybody.', line: '#TEXTS_A_DAY=20000' },
  TEXTS_A_DAY_YOUNG: {
    about: 'texts a day, for all young shops together.',
    line: '#TEXTS_A_DAY_YOUNG=1000',
  },
  TEXTS_A_DAY_YOUNG_EACH: {
    about: 'texts a day, for each young shop.',
    line: '#TEXTS_A_DAY_YOUNG_EACH=100',
  },
  TEXTS_A_DAY_YOUNG_NETWORK: {
    about: 'texts a day, for young shops of one network.',
    line: '#TEXTS_A_DAY_YOUNG_NETWORK=200',
  },
  TEXTS_A_DAY_NETWORK: {
    about: 'texts a day, asked for from one network.',
    line: '#TEXTS_A_DAY_NETWORK=200',
  },
  TEXTS_A_DAY_WIDE_NETWORK: {
    about: 'texts a day, asked for from one /48 of IPv6.',
    line: '#TEXTS_A_DAY_WIDE_NETWORK=1000',
  },
  MAILS_BEFORE_PAYMENT: {
    about: 'marketing mails that a shop on a paid plan has in all before its first payment.',
    line: '#MAILS_BEFORE_PAYMENT=200',
  },
  MAILS_A_MONTH_FREE: {
    about: 'marketing mails that a shop on Free has a month.',
    line: '#MAILS_A_MONTH_FREE=50',
  },
  MAILS_A_DAY: { about: 'mails to guests a day, for everybody.', line: '#MAILS_A_DAY=500000' },
  MAILS_A_DAY_YOUNG: {
    about: 'mails to guests a day, for all young shops together.',
    line: '#MAILS_A_DAY_YOUNG=5000',
  },
  MAILS_A_DAY_YOUNG_EACH: {
    about: 'mails to guests a day, for each young shop.',
    line: '#MAILS_A_DAY_YOUNG_EACH=300',
  },
  MAILS_A_DAY_YOUNG_NETWORK: {
    about: 'mails to guests a day, for young shops of one network.',
    line: '#MAILS_A_DAY_YOUNG_NETWORK=600',
  },
  MAILS_A_DAY_NETWORK: {
    about: 'mails to guests a day, asked for from one network.',
    line: '#MAILS_A_DAY_NETWORK=300',
  },
  MAILS_A_DAY_WIDE_NETWORK: {
    about: 'mails to guests a day, asked for from one /48 of IPv6.',
    line: '#MAILS_A_DAY_WIDE_NETWORK=1500',
  },
  CALLS_A_MINUTE_SESSION: {
    about:
      'calls a minute that one session may make of each process; recording and looking up at the till aside.',
    line: '#CALLS_A_MINUTE_SESSION=1800',
  },
  CALLS_A_MINUTE_SHOP: {
    about: 'the same for all people and programs of a shop together.',
    line: '#CALLS_A_MINUTE_SHOP=6000',
  },
  DATA_DIR: { about: "the demo's folder, without DATABASE_URL.", line: '#DATA_DIR=.data' },
  DEMO_SHOP: { about: 'off starts the demo empty.', line: '#DEMO_SHOP=on' },
  SENDGRID_BASE_URL: {
    about: "SendGrid's region, or a local stand-in.",
    line: '#SENDGRID_BASE_URL=https://api.sendgrid.com',
  },
  TWILIO_BASE_URL: { about: 'a local stand-in.', line: '#TWILIO_BASE_URL=https://api.twilio.com' },
  STRIPE_BASE_URL: { about: 'a local stand-in.', line: '#STRIPE_BASE_URL=' },
  MAILCHIMP_BASE_URL: { about: 'a local stand-in.', line: '#MAILCHIMP_BASE_URL=' },
  GOOGLE_DISCOVERY_URL: { about: 'a local stand-in.', line: '#GOOGLE_DISCOVERY_URL=' },
  CAPTCHA_BASE_URL: { about: 'a local stand-in.', line: '#CAPTCHA_BASE_URL=' },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

/** The text of `.env.example`. */
export function exampleOfSettings(): string {
  const lines = Object.values(settings).map(({ about, line }) => `# ${about}\n${line}\n`)
  const first =
    '# Settings of production; docs/operations.md says more about each. Those behind a # are optional.'
  return `${first}\n\n${lines.join('\n')}`
}
