export type { TagView } from './contract.ts'
export { findOrMakeTag, findTag } from './findOrMakeTag.ts'
export {
  deleteCustomerTags,
  forgetTags,
  insertCustomerTags,
  moveTags,
  selectTagsOf,
} from './queries.ts'
export { tagRoutes } from './routes.ts'
