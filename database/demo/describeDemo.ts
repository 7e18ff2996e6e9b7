import { formatPhone } from '#server/platform/contact/phone.ts'
import { LOCAL_MAILCHIMP_KEY } from '#stand-ins/mailchimp/key.ts'
import { bookshop, cafe, customer, PASSWORD, superAdmin } from './cast.ts'

/** The text that the start prints: addresses and people to sign in as. */
export function describeDemo(publicUrl: string): string {
  return `
  Regulars is running.

  The counter and the console   ${publicUrl}/login
    ${cafe.company}, owner         ${cafe.owner.email} / ${PASSWORD}
    ${cafe.company}, barista       ${cafe.barista.email} / ${PASSWORD}
    ${bookshop.company}, another shop  ${bookshop.owner.email} / ${PASSWORD}

  The whole platform            ${publicUrl}/login
    Super admin                    ${superAdmin.email} / ${PASSWORD}

  A guest's card                ${publicUrl}/customer/login
    ${customer.first_name} ${customer.last_name}                ${formatPhone(customer.phone)} / PIN ${customer.pin}

  Every text and mail it sends  ${publicUrl}/dev/inbox

  A Mailchimp key for Settings  ${LOCAL_MAILCHIMP_KEY}

  Ctrl-C stops it; the data stays.
`
}

/**
 * The text that the first start prints as soon as pages are served: people who can sign in already, and what is
 * under way.
 */
export function describeLoading(publicUrl: string): string {
  return `
  Regulars is running: ${publicUrl}

  The whole platform            ${publicUrl}/login
    Super admin                    ${superAdmin.email} / ${PASSWORD}

  Every text and mail it sends  ${publicUrl}/dev/inbox

  A café with a year of history is loading. This happens once and takes a minute or two; its sign-ins follow here.
`
}
