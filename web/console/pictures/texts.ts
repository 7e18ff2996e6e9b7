/** The words of the picture library. */
export const texts = {
  title: 'Your pictures',
  description: 'For your emails. They are made small enough to load quickly.',
  upload: 'Upload a picture',
  uploading: 'Uploading...',
  drop: 'Or drop one here: PNG, JPEG, WebP or GIF.',
  dropNow: 'Let go to upload it',
  none: 'No pictures yet',
  noneText: 'Upload your shop, your team, what you sell. What is here can be put into every email.',
  loading: 'Loading your pictures...',
  loadFailed: 'The pictures could not be loaded.',
  retry: 'Try Again',
  choose: (name: string) => `Choose ${name}`,
  unnamed: 'Picture',
  size: (width: string, height: string) => `${width} × ${height}`,
  remove: (name: string) => `Delete ${name}`,
  confirm: {
    title: (name: string) => `Delete ${name}?`,
    text: 'It goes from the library. Emails that were sent still show it.',
    confirm: 'Delete picture',
    busy: 'Deleting...',
  },
  wrongType: 'This is not a picture that emails can show. Choose a PNG, JPEG, WebP or GIF.',
  gifTooLarge:
    'A GIF may have at most 1 MB, and this one has more. Choose a smaller one, or a still picture.',
  unreadable: 'This picture could not be read. It may be damaged: choose another one.',
  uploaded: 'The picture is in your library',
}
