import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import { addPicture } from './addPicture.ts'
import * as contract from './contract.ts'
import { deletePicture, type UsersOf } from './deletePicture.ts'
import { selectPictures } from './queries.ts'
import { viewPicture } from './views.ts'

export function pictureRoutes(services: Services, usersOf: UsersOf) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listPictures, async (ctx, page) =>
      pageOfAll((await selectPictures(ctx)).map(viewPicture), page),
    ),
    bind(services, contract.addPicture, async (ctx, { name, picture }) =>
      viewPicture(await addPicture(ctx, { name, content: Buffer.from(picture, 'base64') })),
    ),
    bind(services, contract.deletePicture, (ctx, { id }) => deletePicture(ctx, id, usersOf)),
  ])
}
