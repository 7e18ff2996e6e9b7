export const texts = {
  into: (company: string) => `You are looking into ${company}`,
  text: (until: string) => `Read-only, until ${until}`,
  leave: 'Leave',
  leaving: 'Leaving...',
}
