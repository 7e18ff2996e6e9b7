let typed = ''

/** The address typed on one of the ways to sign in, kept for the next of them until the page is left. */
export const typedEmail = (): string => typed

export function keepTypedEmail(email: string): void {
  typed = email
}
