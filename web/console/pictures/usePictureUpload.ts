import { useState } from 'react'
import type { PictureView } from '#server/messaging/pictures/contract.ts'
import { useAddPicture } from './picturesQuery.ts'
import { shrinkPicture, TYPES, toBase64 } from './shrinkPicture.ts'
import { texts } from './texts.ts'

/** Twice a mail's width of 560 pixels, for high-density screens. */
const MOST_PIXELS = 1120
/** The limits of the server. */
const MOST_BYTES: typeof import('#server/messaging/pictures/contract.ts').LARGEST_PICTURE = 1048576
const LONGEST_NAME: typeof import('#server/messaging/pictures/contract.ts').LONGEST_PICTURE_NAME = 100
/** A GIF is not redrawn, because it would lose its animation. */
const MOVING = 'image/gif'

export const ACCEPTED = [...TYPES, MOVING].join(',')

/** Adds a file to the library, or says why it can't be added. */
export function usePictureUpload(onAdded: (picture: PictureView) => void) {
  const add = useAddPicture()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const upload = async (file: File) => {
    const refused = refusalOf(file)
    setWrong(refused)
    if (refused || busy) return
    setBusy(true)
    try {
      const picture = await readable(file)
      if (picture === undefined) setWrong(texts.unreadable)
      else onAdded(await add.mutateAsync({ name: nameOf(file), picture }))
    } catch (error) {
      setWrong((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { upload, busy, wrong }
}

function refusalOf({ type, size }: File): string | undefined {
  if (!TYPES.includes(type) && type !== MOVING) return texts.wrongType
  return type === MOVING && size > MOST_BYTES ? texts.gifTooLarge : undefined
}

const readable = (file: File): Promise<string | undefined> =>
  file.type === MOVING ? toBase64(file) : shrinkPicture(file, MOST_PIXELS, MOST_BYTES).catch(() => undefined)

/** The file's name without its extension: 'latte-art' of 'latte-art.jpg'. */
const nameOf = ({ name }: File): string => name.replace(/\.\w{1,5}$/, '').slice(0, LONGEST_NAME)
