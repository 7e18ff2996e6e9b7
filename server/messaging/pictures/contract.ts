import { z } from '@hono/zod-openapi'
import { defineRoute, id, json, listOf, shortListQuery, timestamp } from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'

/** Most pictures in a business's library. */
export const MOST_PICTURES = 100
/** Most bytes of a picture. */
export const LARGEST_PICTURE = 1024 * 1024
export const LONGEST_PICTURE_NAME = 100

export const pictureView = z
  .object({
    id,
    /** Name of the file, to find it by. */
    name: z.string(),
    /** Path below our origin. Whoever knows it can see the picture; it cannot be guessed. */
    url: z.string(),
    media_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
    /** In pixels. */
    width: z.int(),
    height: z.int(),
    /** In bytes. */
    size: z.int(),
    created_at: timestamp,
  })
  .openapi('Picture')
export type PictureView = z.infer<typeof pictureView>

export const listPictures = defineRoute({
  operation: 'listPictures',
  method: 'get',
  path: '/app/pictures',
  permission: 'business',
  whileImpersonating: 'email-templates',
  summary: 'The shop’s pictures for its e-mails, newest first',
  request: { query: shortListQuery },
  returns: listOf(pictureView),
})

export const addPicture = defineRoute({
  operation: 'addPicture',
  method: 'post',
  path: '/app/pictures',
  permission: 'business',
  summary:
    'Put a picture into the shop’s library: a PNG, JPEG, GIF or WebP of at most 1 MB, in base64. One that is there already is answered as it is',
  request: {
    body: json(
      z.strictObject({
        name: nameField(LONGEST_PICTURE_NAME),
        picture: z
          .string()
          .min(1, 'Choose a picture')
          .max(Math.ceil(LARGEST_PICTURE / 3) * 4, 'The picture may have at most 1 MB')
          .pipe(z.base64('This is not a picture in base64')),
      }),
    ),
  },
  makes: pictureView,
})

export const deletePicture = defineRoute({
  operation: 'deletePicture',
  method: 'delete',
  path: '/app/pictures/{id}',
  permission: 'business',
  summary:
    'Take a picture out of the library; mails that were sent still show it. Refused while a template or a campaign that was not sent shows it',
  request: { params: z.object({ id }) },
})
