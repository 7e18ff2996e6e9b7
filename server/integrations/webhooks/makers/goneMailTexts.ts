/**
 * Texts of the mail that tells a business's owner that endpoints were paused because whoever answered for them lost
 * their access. `who` is null if their account is gone.
 */
export const goneMailTexts = (who: string | null, hosts: string[]) => ({
  subject: hosts.length === 1 ? 'A webhook of your shop is paused' : 'Webhooks of your shop are paused',
  content: [
    `${who ?? 'Somebody whose account is gone'} set up or last changed what your shop tells to: ${hosts.join(', ')}. They no longer have access to your shop, so nothing more is sent there.`,
    'If an address belongs to your shop, resume its webhook in Settings and replay what it missed: what happens meanwhile is kept for 30 days. Replace the secret too, for they may know it.',
    'If you do not know an address, delete its webhook.',
  ],
  button: 'Open Settings',
})
