/** Texts of the buttons that write to a customer. */
export const texts = {
  email: (name: string) => `Send an email to ${name}`,
  noEmail: (name: string) => `${name} has no email address`,
  sms: (name: string) => `Send a text to ${name}`,
  noPhone: (name: string) => `${name} has no phone number`,
}
