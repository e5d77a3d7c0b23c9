import { http } from 'msw/http'

/** Milliseconds after which a worker that has not answered never will. */
const patience = 10_000

/** A path that also succeeds without MSW, so that the browser logs no error. */
const probePath = '/mockServiceWorker.js'
const probeStatus = 299
const reloadedKey = 'sample-backend-reloaded'

/** Answers the call that checks whether calls are intercepted: one of MSW's first handlers. */
export const interceptionProbe = http.get(
  `*${probePath}`,
  () => new Response(null, { status: probeStatus }),
)

/**
 * Starts MSW; resolves when calls are really intercepted. A browser detaches a page from its service worker after a hard reload,
 * and if the previous page is about to unregister the worker: then the page is reloaded once.
 *
 * @param start starts MSW, whose handlers have to include `interceptionProbe`
 * @throws Error when calls cannot be intercepted; its message gives the reason
 */
export async function startIntercepting(start: () => unknown): Promise<void> {
  addEventListener('unhandledrejection', ignoreFailedUpdate)
  if (await isLoadedPastWorker()) return loadOnceMore()
  await inTime(start())
  if (!(await isAnswering())) return loadOnceMore()
  tabMemory()?.removeItem(reloadedKey)
}

/** Checks whether a worker is registered but does not control this page: in that state MSW would reload it forever. */
async function isLoadedPastWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return false
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return false
  // Another tab has only just registered it: it will take over this page, too, once it is active.
  if (registration.active?.state !== 'activated') await takeover()
  return !navigator.serviceWorker.controller
}

/** Resolves when a worker controls this page, or will not. */
function takeover(): Promise<void> {
  return new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
    if (navigator.serviceWorker.controller) done()
    setTimeout(done, patience)
  })
}

/** Checks whether calls are really intercepted: a page may be controlled by a worker that is about to end. */
async function isAnswering(): Promise<boolean> {
  try {
    const answer = await fetch(probePath, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return answer.status === probeStatus
  } catch {
    return false
  }
}

/** Reloads the page and never resolves; gives up the second time in a row. */
async function loadOnceMore(): Promise<void> {
  const tab = tabMemory()
  if (!tab || tab.getItem(reloadedKey) !== null) {
    tab?.removeItem(reloadedKey)
    throw new Error(
      'The sample backend cannot start: the browser keeps this page from its service worker. Look for “Bypass for network” among the developer tools.',
    )
  }
  tab.setItem(reloadedKey, '')
  location.reload()
  await new Promise(() => {})
}

function inTime(started: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The sample backend cannot start: its worker does not answer.')),
      patience,
    )
    Promise.resolve(started)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** MSW requests an update of a worker that the previous page has just unregistered, and ignores the rejection. */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault()
}

/** Memory of this tab that survives a reload; null if the browser allows no storage. */
function tabMemory(): Storage | null {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a fallback in memory would let the page reload forever
    return sessionStorage
  } catch {
    return null
  }
}
