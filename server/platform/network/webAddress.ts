/**
 * True if a web address has a name or password before its host. Browsers do not show them:
 * 'https://bank.example@evil.example' reads like one site and opens another.
 */
export function hidesHost(address: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

export const HIDDEN_HOST = 'Leave out the name and password before the @'
