import { http } from 'msw/http'

/** A worker that does not answer within this many milliseconds will not. */
const patience = 10_000

/** A call that succeeds without MSW, too, so that the browser has nothing to say in its console. */
const probePath = '/mockServiceWorker.js'
const probeStatus = 299
const reloadedKey = 'sample-backend-reloaded'

/** Answers the call that finds out whether calls are intercepted: one of MSW's first handlers. */
export const interceptionProbe = http.get(
  `*${probePath}`,
  () => new Response(null, { status: probeStatus }),
)

/**
 * Starts MSW; resolves when calls are really intercepted. A browser keeps a page from its service worker after a hard reload,
 * and where the page before is about to take the worker with it: then the page is loaded once more.
 *
 * @param start starts MSW, whose handlers have to include `interceptionProbe`
 * @throws Error when calls cannot be intercepted; its message says why
 */
export async function startIntercepting(start: () => unknown): Promise<void> {
  addEventListener('unhandledrejection', ignoreFailedUpdate)
  if (await isLoadedPastWorker()) return loadOnceMore()
  await inTime(start())
  if (!(await isAnswering())) return loadOnceMore()
  tabMemory()?.removeItem(reloadedKey)
}

/** Whether a worker is registered but this page is not under its control, in which state MSW would reload it for ever. */
async function isLoadedPastWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return false
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return false
  // Another tab has only just registered it: it takes this page over, too, once it is active.
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

/** Whether calls are really intercepted: a page may be controlled by a worker that is on its way out. */
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

/** Loads the page again and never resolves; the second time in a row it gives up. */
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

/** MSW asks for an update of a worker that the page before has just unregistered, and does not hear the refusal. */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault()
}

/** What this tab remembers beyond a load; null where the browser allows no storage. */
function tabMemory(): Storage | null {
  try {
    // oxlint-disable-next-line no-restricted-globals -- what is kept in memory instead would let the page be loaded for ever
    return sessionStorage
  } catch {
    return null
  }
}
