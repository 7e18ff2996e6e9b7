import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { addPicture } from './addPicture.ts'
import * as contract from './contract.ts'
import { deletePicture, type UsersOf } from './deletePicture.ts'
import { selectPictures } from './queries.ts'
import { viewPicture } from './views.ts'

export function pictureRoutes(services: Services, usersOf: UsersOf) {
  return newRoutes()
    .openapi(contract.listPictures, async (c) => {
      const found = await inTransaction(services, c, selectPictures)
      return c.json(pageOfAll(found.map(viewPicture), c.req.valid('query')), 200)
    })
    .openapi(contract.addPicture, async (c) => {
      const { name, picture } = c.req.valid('json')
      const wanted = { name, content: Buffer.from(picture, 'base64') }
      return c.json(viewPicture(await inTransaction(services, c, (ctx) => addPicture(ctx, wanted))), 201)
    })
    .openapi(contract.deletePicture, async (c) => {
      const { id } = c.req.valid('param')
      await inTransaction(services, c, (ctx) => deletePicture(ctx, id, usersOf))
      return c.body(null, 204)
    })
}
