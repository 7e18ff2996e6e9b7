/** Superuser addresses of the cluster's nodes, the coordinator first. */
export const addresses = process.env.CITUS_URL!.split(',')

/** True if all nodes are on this machine. */
export const isHere = addresses.every((address) =>
  ['127.0.0.1', 'localhost'].includes(new URL(address).hostname),
)
