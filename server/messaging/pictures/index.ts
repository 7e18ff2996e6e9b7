export { picturePages } from './picturePages.ts'
export { type StoredPicture, selectPicturesOf } from './queries.ts'
export { pictureRoutes } from './routes.ts'
export { picturePath } from './views.ts'
