/** Texts of the mails about a team. `keys` is a list of names, or empty. */
export const teamMailTexts = {
  aBusiness: 'a shop',
  theAdmin: 'The admin',
  invitation: {
    subject: (company: string) => `You've been invited to join ${company}`,
    /** An owner has the name of their business until they enter their own: then nobody is named as the inviter. */
    content: (inviter: string | null, company: string, until: string) =>
      `${inviter === null ? `You are invited to join ${company}` : `${inviter} has invited you to join ${company}`} as a team member on Regulars, which runs its loyalty cards.\n\nThe invitation works once, until ${until}. If you did not expect it, you can ignore this mail.`,
    button: 'See the invitation',
  },
  newAdmin: {
    subject: (company: string) => `You are now the admin of ${company}`,
    content: (from: string, company: string) =>
      `${from} has handed the admin role of ${company} to you. You can invite and remove team members from now on. API keys and webhooks that they set up go on: look in Settings whether your shop still needs them.`,
  },
  formerAdmin: {
    subject: (company: string) => `You handed over the admin role of ${company}`,
    content: (to: string, company: string) =>
      `${to} is the admin of ${company} from now on, and you are a member of the team. If this was not you, talk to them right away.`,
  },
  left: {
    subject: (who: string, company: string) => `${who} has left the team of ${company}`,
    content: (who: string, company: string) =>
      `${who} has left the team of ${company} and can no longer see or do anything there. Their seat is free.`,
    keys: (keys: string) =>
      `They made API keys that are still there: ${keys}. Revoke those that only they used.`,
    seeKeys: 'See the keys',
  },
  seeTeam: 'See the team',
}
