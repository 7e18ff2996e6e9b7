import type { Post } from './post.ts'

/** An endpoint to which the events of this business wait, as nothing sends them, and one to be deleted. */
export async function makeWebhooks(post: Post, marker: string) {
  const make = async (name: string) =>
    await post<{ id: string; secret: string }>('/app/webhooks', webhookOf(`${name} ${marker}`, marker))
  const [kept, deleted] = [await make('Bookkeeping'), await make('Old till')]
  const { delivery_id: deliveryId } = await post<{ delivery_id: string }>(`/app/webhooks/${kept.id}/test`, {})
  return { kept, deleted, deliveryId }
}

export const webhookOf = (description: string, marker: string) => ({
  url: `https://hooks.${marker}.example/${marker}`,
  description,
  types: ['customer.joined', 'operation.recorded', 'reward.earned'],
})
