/** The words of taking data out. */
export const texts = { customers: 'Export' }
