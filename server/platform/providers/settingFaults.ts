/** A name or address of a host, as DNS and connections have it. */
const host = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?|\[[0-9a-f:.]+\])$/i

/** The fault of SMTP_URL, in words without its password; null for an address of a mail server. */
export function faultOfSmtpUrl(url: string): string | null {
  const remedy =
    'write smtps://user:password@host:465, or smtp://user:password@host:587. Signs of a password other than letters and digits are written by their codes, such as %40 for @.'
  if (!URL.canParse(url)) return `SMTP_URL is wrong, as it is no address: ${remedy}`
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    return `SMTP_URL is wrong, as it begins with neither smtps:// nor smtp://: ${remedy}`
  return host.test(hostname) ? null : `SMTP_URL is wrong, as it names no host: ${remedy}`
}

export const faultOfAccountSid = (sid: string): string | null =>
  /^AC[0-9a-f]{32}$/i.test(sid)
    ? null
    : 'TWILIO_ACCOUNT_SID is wrong: the Account SID of the Twilio console is AC and 32 digits or letters from a to f.'

/** Numbers in E.164 form, short codes, messaging services, and names as senders: up to 11 characters with a letter. */
const senders = [/^\+[1-9]\d{6,14}$/, /^\d{3,8}$/, /^MG[0-9a-f]{32}$/i, /^(?=.*[a-z])[a-z0-9 &_+-]{2,11}$/i]

export const faultOfTextSender = (sender: string): string | null =>
  senders.some((form) => form.test(sender))
    ? null
    : 'TWILIO_FROM is wrong: write the number with its plus and country, such as +14155550100, or the id of a messaging service (MG…).'
