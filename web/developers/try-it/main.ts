import { createApiClientModal } from '@scalar/api-client/v2/features/modal'
import { createWorkspaceStore } from '@scalar/workspace-store/client'
import './tryIt.css'
import { callsToTry, type TryDocument } from './callsToTry.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => {
  document.body.className = isDark.matches ? 'dark-mode' : 'light-mode'
}
followScheme()
isDark.addEventListener('change', followScheme)

const described = await readDocument()
if (described) await show(described)
else sayFailed()

/** The API's document; undefined if the server does not give it. */
async function readDocument(): Promise<TryDocument | undefined> {
  try {
    const answer = await fetch('/api/openapi.json')
    return answer.ok ? ((await answer.json()) as TryDocument) : undefined
  } catch {
    return undefined
  }
}

function sayFailed() {
  const state = document.querySelector<HTMLElement>('[data-failed]')!
  state.textContent = state.dataset.failed!
}

async function show(described: TryDocument) {
  const calls = callsToTry(described, location.origin)
  // Without a plugin that keeps it, the store is in the memory of this page alone, and the key with it.
  const store = createWorkspaceStore()
  await store.addDocument({ name: 'regulars', document: calls.document })
  const client = createApiClientModal({
    el: document.querySelector('#try'),
    workspaceStore: store,
    options: {
      hideClientButton: true,
      // Whoever is signed in here too must see what the key may do, not what they may.
      customFetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
    },
  })
  const wanted = () => location.hash.slice(1)
  // Scalar's client is a dialog over a page. This page has nothing else, so closing it leads back.
  client.modalState.hide = () => location.assign(`/developers#${wanted()}`)
  const open = () => client.open({ ...calls.find(wanted()), documentSlug: 'regulars' })
  open()
  addEventListener('hashchange', open)
}
