export const texts = {
  into: (company: string) => `You are looking into ${company}`,
  text: (until: string) => `Nothing can be changed. Ends at ${until}.`,
  leave: 'Leave',
  leaving: 'Leaving...',
}
