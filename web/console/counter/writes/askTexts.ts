/** Texts of the question before an unusual or changed purchase, loaded after the rest of /counter. */
export const askTexts = {
  unusual: {
    title: (money: string) => `${money} is far above what you usually take`,
    /** For a business that has recorded too few purchases to have a usual amount. */
    titleOfNew: (money: string) => `${money} is much for one purchase`,
    text: (customer: string) => `Is the amount for ${customer} right? Nothing is recorded yet.`,
    back: 'No, change it',
  },
  changed: {
    title: (customer: string) => `Something was recorded for ${customer} since you looked`,
    text: 'Nothing is recorded yet. This purchase would now give:',
    back: 'Not yet',
  },
}
