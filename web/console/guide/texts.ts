/** The words around the owner's guide. */
export const texts = {
  title: 'Help',
  description: 'The guide for who runs the shop. Each page takes two minutes.',
  all: 'All pages',
  next: (title: string) => `Next: ${title}`,
  loading: 'Loading the page...',
  failed: 'This page could not be loaded.',
  retry: 'Try Again',
}
