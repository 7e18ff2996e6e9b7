import { z } from '@hono/zod-openapi'
import { defineRoute, id, idAs, json, listOf, shortListQuery } from '#server/platform/http/contract.ts'
import { plainNameField } from '#server/platform/text/plainName.ts'
import * as examples from './examples.ts'

export const LONGEST_TAG = 30
export const MOST_TAGS = 50

/** A CSV file has several tags in one cell, separated by semicolons. */
export const tagName = plainNameField(LONGEST_TAG)
  .min(1, 'Enter a name')
  .refine((name) => !name.includes(';'), 'Leave out semicolons: they stand between tags')

export const tagView = z.object({ id, name: z.string() }).openapi('Tag')
export type TagView = z.infer<typeof tagView>

const countedTag = tagView
  .extend({
    /** Number of customers with the tag. */
    customers: z.int(),
  })
  .openapi('CountedTag')
export type CountedTag = z.infer<typeof countedTag>

export const listTags = defineRoute({
  operation: 'listTags',
  method: 'get',
  path: '/v1/tags',
  permission: 'business',
  scope: 'customers:read',
  whileImpersonating: 'customers',
  summary: 'The shop’s tags by name, with how many customers have each',
  request: { query: shortListQuery },
  returns: listOf(countedTag),
  example: examples.listTags,
})

export const renameTag = defineRoute({
  operation: 'renameTag',
  method: 'patch',
  path: '/v1/tags/{id}',
  permission: 'business',
  scope: 'customers:write',
  summary: 'Rename a tag; whoever has it keeps it',
  request: { params: idAs('tagId'), body: json(z.strictObject({ name: tagName })) },
  returns: tagView,
  example: examples.renameTag,
})

export const deleteTag = defineRoute({
  operation: 'deleteTag',
  method: 'delete',
  path: '/v1/tags/{id}',
  permission: 'business',
  scope: 'customers:write',
  summary: 'Delete a tag and take it off everybody; the customers stay',
  request: { params: idAs('tagId') },
  example: examples.deleteTag,
})
