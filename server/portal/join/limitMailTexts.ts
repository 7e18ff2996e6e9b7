/** Texts of the mail that tells a business's owner that a customer could not join. */
export const limitMailTexts = {
  yourBusiness: 'your shop',
  subject: 'A guest could not join today',
  content: (business: string, plan: string, most: number) => [
    `A guest opened the sign-up form of ${business} and could not join: your ${plan} plan includes ${most} customers, and every place is taken.`,
    'Your customers keep collecting and redeeming as before. With a larger plan new guests can join again.',
  ],
  button: 'See the plans',
}
