import type { PictureView } from './contract.ts'
import type { StoredPicture } from './queries.ts'

/** Path of a picture, below our origin. Its content never changes. */
export const picturePath = ({ token }: { token: string }): string => `/pictures/${token}`

export const viewPicture = ({ token, created_at, ...picture }: StoredPicture): PictureView => ({
  ...picture,
  url: picturePath({ token }),
  created_at: created_at.toISOString(),
})
