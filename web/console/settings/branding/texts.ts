/** The words of white label: what customers see of Regulars. */
export const brandingTexts = {
  title: 'White-label',
  description:
    'What guests see beside your logo and your color, which stand above under “Your shop”. Cards and posters never carry our name.',
  loading: 'Loading your branding...',
  failed: 'Your branding could not be loaded.',
  retry: 'Try Again',
  notIncluded: (plans: string) => `This comes with the ${plans} plan.`,
  kept: 'What you chose here is kept, and counts again with a plan that has it. Until then guests see our line.',
  hides: {
    label: 'Hide “Loyalty by Regulars”',
    hint: 'On the sign-up page, in the portal and at the foot of mails.',
  },
  sender: {
    label: 'Sender name of mails',
    hint: (company: string) =>
      `What inboxes show beside your mails to guests. Left empty: ${company}. Mails through a SendGrid account of your own keep its From Name.`,
  },
  save: 'Save branding',
  saving: 'Saving...',
  saved: 'Branding saved',
  notSaved: 'The branding was not saved',
}
