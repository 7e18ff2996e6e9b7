/** A key in Mailchimp's form. The stand-in accepts every other key of this form too. */
export const LOCAL_MAILCHIMP_KEY = '0123456789abcdef0123456789abcdef-us21'
