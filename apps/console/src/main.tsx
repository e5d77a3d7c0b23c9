import type { Credentials, Send } from '@console/core/api'
import { fetchConfiguration } from '@console/core/configuration'
import { createIncidentReporter } from '@console/core/incidents'
import { createMessages } from '@console/core/i18n'
import { ignoreComposedKeys } from '@console/core/keys'
import { isAllowed } from '@console/core/permissions'
import {
  createRedirectTarget,
  createRouteTable,
  createScreens,
  listenForPopState,
  lazyComponent,
  paths,
} from '@console/core/routes'
import { createSession, createTokenStore } from '@console/core/session'
import { applySettings, createSettingsStore } from '@console/core/settings'
import { openStorage } from '@console/core/storage'
import { access } from '@console/feature-access'
import { announce, FullPageMessage, reportMissingPart } from '@console/shell-notices'
import { Look } from '@console/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { announceSession } from './announceSession'
import { onIncident } from './onIncident'
import { prefetchOnIntent } from './prefetchOnIntent'
import { Console } from './router'
import { unregisterServiceWorkers } from './serviceWorkers'
import { watchFaults } from './watchFaults'

// Until this runs, the page's first script reports that the console is loading.
document.documentElement.dataset.started = ''
void unregisterServiceWorkers()
listenForPopState()
ignoreComposedKeys()
// The guard does this too; here it makes the address match the prerendered sign-in page.
if (location.pathname === paths.root) history.replaceState(null, '', paths.signIn + location.search)

const container = document.getElementById('root') ?? document.body
const lasting = openStorage('lasting')
const passing = openStorage('passing')
const settings = createSettingsStore(lasting)
const tokens = createTokenStore(lasting, passing)
const messages = createMessages(settings.getState().language)
/** Data read from the server, once the query client exists. */
let queries: Pick<QueryClient, 'clear' | 'invalidateQueries'> | undefined

/** Signing in takes one feature. The others are loaded when someone is signed in or asks for another address. */
const table = createRouteTable([access], async () => {
  const { features, queries: read } = await import('./signedIn')
  queries = read
  return features
})
const screens = createScreens(table, messages, async () => ({
  send,
  queries: (await import('./signedIn')).queries,
}))
const target = createRedirectTarget(passing)

const release = document.querySelector<HTMLMetaElement>('meta[name=release]')?.content
const reportIncident = createIncidentReporter(onIncident, release ?? 'development')
const rootOptions = watchFaults(
  reportIncident,
  () => table.find(location.pathname)?.pattern ?? null,
)

/** The shell is loaded with its messages. */
const frame = lazyComponent(async () => {
  const [{ ConsoleShell, createParts, features, shellMessages }] = await Promise.all([
    import('./signedIn'),
    table.complete(),
  ])
  await messages.load(...shellMessages)
  const parts = createParts(messages, features)
  return ({ children }: { children: ReactNode }) => (
    <ConsoleShell
      {...{ table, parts, credentials, reportIncident }}
      prefetchLanguages={messages.prefetchLanguages}
    >
      {children}
    </ConsoleShell>
  )
})

const credentials: Credentials = {
  token: tokens.read,
  language: messages.language,
  onUnauthorized: (token) => session.reportUnauthorized(token),
}
const send: Send = async (call) => (await calls()).send(call)
const configuration = async () => (await calls()).configuration
let started: ReturnType<typeof startCalls> | undefined

/**
 * The code of the calls, the configuration and the sample backend are fetched in parallel with the first paint, never before
 * it.
 */
function calls(): ReturnType<typeof startCalls> {
  started ??= startCalls().catch((error: unknown) => {
    started = undefined
    if (isConfigurationError(error)) showConfigurationError(error)
    throw error
  })
  return started
}

async function startCalls() {
  const fetched = fetchConfiguration()
  // Its consumer reports the failure.
  fetched.catch(() => undefined)
  const { createCalls } = await import('./calls')
  return createCalls(fetched, credentials, reportIncident, tokens.storage)
}

/** A visitor with a token will see the screen of this address: its first data is read in parallel with the session. */
const beside = tokens.read() === null ? undefined : screens.readAhead(location)
const session = createSession(tokens, () =>
  import('./calls').then(
    ({
      startSession,
      guardDrafts,
      draftsOfTab,
      guardPendingWrites,
      browserPendingWrites,
      prepareSettings,
      storeRecents,
      forgetAheadReads,
    }) => {
      guardDrafts(session, draftsOfTab())
      storeRecents(session)
      forgetAheadReads(session)
      guardPendingWrites(session, browserPendingWrites())
      const prepare = prepareSettings(send, settings, passing, () => applied)
      return startSession(send, tokens, beside, prepare)
    },
  ),
)
announceSession(session, messages, announce, async () => {
  await table.complete()
  const route = table.find(location.pathname)
  return route !== undefined && route.pattern !== paths.signIn && isAllowed(route.auth, [])
})
// Data read for one user, or ahead of a session that could not be restored, is never shown to the next.
session.onAnnouncement(({ type }) => {
  if (type === 'session.ended') queries?.clear()
})

/** Last requested language, and the promise that its messages have loaded. */
let { language } = settings.getState()
let translated = Promise.resolve()
/** Resolves when the last change of the settings is applied. */
let applied = translated
// Applies the settings once their messages have loaded: another language may have overtaken a slow one.
settings.subscribe(() => {
  const next = settings.getState().language
  if (next !== language) translated = messages.changeLanguage(next)
  language = next
  applied = translated.then(
    () => applySettings(settings.getState(), document.documentElement),
    () => {
      settings.change({ language: messages.language() })
      reportMissingPart()
    },
  )
})
applySettings(settings.getState(), document.documentElement)
// The server writes many of the texts: results of checks, events, the reasons of blockers.
messages.i18n.on('languageChanged', () => void queries?.invalidateQueries())

const page = (
  // A press responds immediately: a list's next calls would otherwise wait for a render that is discarded.
  <BrowserRouter useTransitions={false}>
    <Console
      {...{ session, settings, messages, configuration, send, table, screens, target, frame }}
    />
  </BrowserRouter>
)
const isPrerendered = document.documentElement.dataset.page === 'prerendered'
const root = isPrerendered
  ? hydrateRoot(container, page, rootOptions)
  : createRoot(clear(container), rootOptions)

/** The console cannot work: the screen shows the reason. */
let hasStopped = false

prefetchOnIntent(screens, () => tokens.read() !== null)
// A visitor with a token will need the shell and this screen; one without needs the means to sign in, and then what follows.
if (tokens.read() !== null) {
  prefetch(location.pathname)
  // Rendering the loading state would delay the requests that it waits for.
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

/**
 * Fetches in parallel what showing a screen would otherwise fetch in sequence. What fails is fetched again when it is needed.
 */
function prefetch(path: string) {
  calls().catch(() => undefined)
  frame.load().catch(() => undefined)
  screens.prefetch(path)
}

/** Not all versions of Safari have `requestIdleCallback`. */
function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 })
  else setTimeout(task, 200)
}

function clear(element: HTMLElement): HTMLElement {
  element.replaceChildren()
  // The built page is the sign-in page, and this is another: each screen brings its own title.
  document.head.querySelector('title')?.remove()
  delete document.documentElement.dataset.page
  return element
}

/** A `ConfigurationError`, whose class is loaded with the code of the calls. */
type ConfigurationFault = Error & { reason: 'missing' | 'broken' | 'insecure' }

function isConfigurationError(error: unknown): error is ConfigurationFault {
  return error instanceof Error && error.name === 'ConfigurationError'
}

function showConfigurationError(error: ConfigurationFault) {
  hasStopped = true
  root.render(
    <Look>
      <FullPageMessage kind={error.reason} detail={error.message} />
    </Look>,
  )
}
