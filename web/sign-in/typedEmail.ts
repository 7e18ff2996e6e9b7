let typed = ''

/** The address typed on one of the ways to sign in, for the next of them; gone with the page. */
export const typedEmail = (): string => typed

export function keepTypedEmail(email: string): void {
  typed = email
}
