import type { Send } from '@console/core/api'
import { fetchConfiguration } from '@console/core/configuration'
import { createWords } from '@console/core/i18n'
import {
  createRedirectTarget,
  createRouteTable,
  createScreens,
  lazyComponent,
  paths,
  wordsOf,
} from '@console/core/routes'
import { createSession, createTokenStore } from '@console/core/session'
import { applySettings, createSettingsStore } from '@console/core/settings'
import { openStorage } from '@console/core/storage'
import { access } from '@console/feature-access'
import { announce, FullPageMessage } from '@console/shell-notices'
import { Look } from '@console/ui'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { announceSession } from './announceSession'
import { prefetchOnIntent } from './prefetchOnIntent'
import { Console } from './router'
import { shellNamespaces } from './shell/shellNamespaces'
import { unregisterServiceWorkers } from './serviceWorkers'

void unregisterServiceWorkers()
// The guard knows this too; here it lets the prerendered sign-in page be what the address says.
if (location.pathname === paths.root) history.replaceState(null, '', paths.signIn + location.search)

const container = document.getElementById('root') ?? document.body
const lasting = openStorage(() => localStorage)
const passing = openStorage(() => sessionStorage)
const settings = createSettingsStore(lasting)
const tokens = createTokenStore(lasting, passing)
const words = createWords(wordsOf([access]), settings.getState().language)
/** What was read of the server, once there is what reads. */
let queries: { clear(): void } | undefined

/** Signing in takes one feature. The others come when somebody is signed in or asks for another address. */
const table = createRouteTable([access], async () => {
  const { features, words: others, queries: read } = await import('./signedIn')
  words.add(others)
  queries = read
  return features
})
const screens = createScreens(table, words, async () => ({
  send,
  queries: (await import('./signedIn')).queries,
}))
const target = createRedirectTarget(passing)

/** The shell comes with its words. */
const frame = lazyComponent(async () => {
  const [{ Shell, createParts }] = await Promise.all([
    import('./signedIn'),
    table.complete().then(() => Promise.all(shellNamespaces.map((name) => words.load(name)))),
  ])
  const parts = createParts(words)
  return ({ children }: { children: ReactNode }) => (
    <Shell table={table} parts={parts} prefetchLanguages={words.prefetchLanguages}>
      {children}
    </Shell>
  )
})

const send: Send = async (call) => (await calls())(call)
let started: Promise<Send> | undefined

/** The calls' code, the configuration and the sample backend are fetched beside the first paint, never before it. */
function calls(): Promise<Send> {
  started ??= startCalls().catch((error: unknown) => {
    started = undefined
    if (isConfigurationError(error)) showConfigurationError(error)
    throw error
  })
  return started
}

async function startCalls(): Promise<Send> {
  const configuration = fetchConfiguration()
  // Its failure is told by what reads it.
  configuration.catch(() => undefined)
  const { createCalls } = await import('./calls')
  return createCalls(configuration, {
    token: tokens.read,
    onUnauthorized: session.reportUnauthorized,
  })
}

/** Who has a token will see the screen of this address: what it shows first is read beside the session. */
const beside = tokens.read() === null ? undefined : screens.readAhead(location)
const session = createSession(tokens, () =>
  import('./calls').then(({ startSession }) => startSession(send, tokens, beside)),
)
announceSession(session, words, announce)
// What was read for one user, or ahead of a session that could not be restored, is never shown to the next.
session.onAnnouncement(({ type }) => {
  if (type === 'session.ended') queries?.clear()
})

// The settings as they are once their words have come: a slow language may have been overtaken by another.
settings.subscribe(() => {
  words.changeLanguage(settings.getState().language).then(
    () => applySettings(settings.getState(), document.documentElement),
    () => settings.change({ language: words.language() }),
  )
})
applySettings(settings.getState(), document.documentElement)

const page = (
  // A press is answered at once: what a list asks for next would wait for a drawing that is thrown away.
  <BrowserRouter useTransitions={false}>
    <Console {...{ session, settings, words, send, table, screens, target, frame }} />
  </BrowserRouter>
)
const isPrerendered = document.documentElement.dataset.page === 'prerendered'
const root = isPrerendered ? hydrateRoot(container, page) : createRoot(clear(container))

/** The console cannot work: what is shown says why. */
let hasStopped = false

prefetchOnIntent(screens, () => tokens.read() !== null)
// Who has a token will need the shell and this screen; who has none, the means to sign in and then what comes after it.
if (tokens.read() !== null) {
  prefetch(location.pathname)
  // Drawing that they wait would keep what they wait for from being asked for.
  whenIdle(() => {
    if (!hasStopped) root.render(page)
  })
} else {
  if (!isPrerendered) root.render(page)
  whenIdle(() => {
    session.prepare()
    prefetch(paths.home)
  })
}

/** Fetches side by side what showing a screen would else fetch one after the other. What fails is fetched when it is needed. */
function prefetch(path: string) {
  calls().catch(() => undefined)
  frame.load().catch(() => undefined)
  screens.prefetch(path)
}

/** Safari has no `requestIdleCallback` everywhere. */
function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 })
  else setTimeout(task, 200)
}

function clear(element: HTMLElement): HTMLElement {
  element.replaceChildren()
  delete document.documentElement.dataset.page
  return element
}

function isConfigurationError(error: unknown): error is Error & { reason: 'missing' | 'broken' } {
  return error instanceof Error && error.name === 'ConfigurationError'
}

function showConfigurationError(error: Error & { reason: 'missing' | 'broken' }) {
  hasStopped = true
  root.render(
    <Look>
      <FullPageMessage kind={error.reason} detail={error.message} />
    </Look>,
  )
}
