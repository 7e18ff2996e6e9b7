export const texts = {
  into: (company: string) => `You are looking into ${company}`,
  text: (until: string) => `You see what its admin sees and can change nothing. This ends at ${until}.`,
  leave: 'Leave',
  leaving: 'Leaving...',
}
