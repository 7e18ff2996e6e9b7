/** A key in Mailchimp's form; the stand-in takes any other such key too. */
export const LOCAL_MAILCHIMP_KEY = '0123456789abcdef0123456789abcdef-us21'
