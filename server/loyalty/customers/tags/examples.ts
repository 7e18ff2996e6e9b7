export const exampleTag = { id: '0198c2f4-9a10-7c44-8f0e-2b6d1c5e7a90', name: 'Regular' }

export const listTags = { answer: { data: [{ ...exampleTag, customers: 42 }], next: null } }
export const renameTag = { body: { name: exampleTag.name }, answer: exampleTag }
export const deleteTag = {}
