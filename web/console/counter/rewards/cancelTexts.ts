/** Texts of the question before a claim is cancelled. */
export const cancelTexts = {
  cancelTitle: (reward: string) => `Cancel ${reward}?`,
  cancelText: (count: number, figure: string) =>
    `${figure} ${count === 1 ? 'point' : 'points'} ${count === 1 ? 'goes' : 'go'} back, and the code ends. What is past its date by now expires.`,
  keep: 'Keep it',
  cancelling: 'Cancelling...',
}
