/** Names of the rewards that programs give by themselves, as customers read them. Amounts arrive formatted. */
export const texts = {
  ofProgram: (program: string) => `${program} reward`,
  off: (amount: string) => `${amount} off`,
  free: (item: string) => `Free ${item}`,
  freeItem: 'Free item',
}
