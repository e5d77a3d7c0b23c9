/// <reference types="msw/vite/client" />
import { http, type HttpHandler } from 'msw/http'
import { network } from 'virtual:msw'
import { leaveAnswersUnchecked } from './answers'
import { sampleBases } from './endpoint'
import { keepScenarios } from './scenario'
import { world, worldKey } from './store'
import { unknownCalls } from './unknownCalls'
import { entities, type EntityName } from './world/entities'

/** A worker that does not answer within this many milliseconds will not. */
const patience = 10_000

const probePath = `${sampleBases.business}/-/is-sample-backend`
const probeStatus = 299
const reloadedKey = 'sample-backend-reloaded'

/**
 * Starts the sample backend inside the browser; resolves when calls are intercepted. Calls below the sample base addresses
 * are answered by `handlers`; those that have none are refused, or pass like everything else (`unknown`). What is changed is kept in the browser (`localStorage`); the scenario
 * is kept in the tab (`sessionStorage`) and set by the address's `?mock=`.
 *
 * MSW intercepts in a service worker, so that developer tools show the calls. A browser loads a page past its worker after
 * a hard reload: then the page is loaded once more. Where there are no service workers (a plain http address that is not
 * this machine), MSW intercepts inside the page.
 *
 * @throws Error when calls cannot be intercepted; its message says why
 */
export async function startSampleBackend({
  handlers,
  unknown,
}: {
  handlers: readonly HttpHandler[]
  unknown: 'refused' | 'passed'
}): Promise<void> {
  addEventListener('unhandledrejection', ignoreFailedUpdate)
  if (await isLoadedPastWorker()) return loadOnceMore()

  world.keepIn(storage(() => localStorage))
  keepScenarios(
    storage(() => sessionStorage),
    location.search,
  )
  leaveAnswersUnchecked()
  addEventListener('storage', ({ key }) => {
    if (key === worldKey) world.reload()
  })

  const probe = http.get(`*${probePath}`, () => new Response(null, { status: probeStatus }))
  network.configure({
    handlers: [probe, ...handlers, ...(unknown === 'refused' ? unknownCalls : [])],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await inTime(network.enable())
  if (!(await isAnswering())) return loadOnceMore()
  storage(() => sessionStorage)?.removeItem(reloadedKey)
  makeRows(Object.keys(entities) as EntityName[])
}

/** Makes the world one entity at a time, so that the first call that counts them all does not hold up the page. */
function makeRows([next, ...rest]: readonly EntityName[]): void {
  if (next === undefined) return
  setTimeout(() => {
    world.rows(next)
    makeRows(rest)
  }, 20)
}

/** Whether a worker is registered but this page is not under its control, in which state MSW would reload it for ever. */
async function isLoadedPastWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return false
  return (await navigator.serviceWorker.getRegistration()) !== undefined
}

/** Whether calls are really intercepted: a page may be controlled by a worker that is on its way out. */
async function isAnswering(): Promise<boolean> {
  try {
    const answer = await fetch(probePath, { signal: AbortSignal.timeout(patience) })
    return answer.status === probeStatus
  } catch {
    return false
  }
}

/** Loads the page again and never resolves; the second time in a row it gives up. */
async function loadOnceMore(): Promise<void> {
  const tab = storage(() => sessionStorage)
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

function inTime(started: void | Promise<void>): Promise<void> {
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

/** A storage, where the browser allows one. */
function storage(open: () => Storage): Storage | null {
  try {
    return open()
  } catch {
    return null
  }
}
