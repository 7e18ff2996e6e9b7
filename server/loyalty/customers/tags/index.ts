export type { TagView } from './contract.ts'
export { findOrMakeTag, findTag } from './findOrMakeTag.ts'
export {
  deleteCustomerTags,
  forgetTags,
  insertCustomerTags,
  moveTags,
  selectTagIds,
  selectTagsOf,
} from './queries.ts'
export { tagRoutes } from './routes.ts'
