/// <reference types="msw/vite/client" />
import type { HttpHandler } from 'msw/http'
import { network } from 'virtual:msw'
import { openStorage } from '@console/core/storage'
import { leaveAnswersUnchecked } from './server/answers'
import { type StoredScenarios, saveScenarios } from './server/scenario'
import { interceptionProbe, startIntercepting } from './server/startIntercepting'
import { browserStorageAdapter, databaseKey } from './store/browserStorageAdapter'
import { browserFiles } from './store/browserFiles'
import { configureSampleBackend, environment } from './server/environment'
import { database } from './store/store'
import { unknownCalls } from './server/unknownCalls'
import { warmUp } from './data/queues/warmUp'

/**
 * Starts the sample backend inside the browser; resolves when calls are intercepted. Calls below the sample base addresses
 * are answered by `handlers`; those without a handler are refused, or pass like everything else (`unknown`). Changes are
 * stored in the browser; the scenario is stored in the tab and set by the address's `?mock=`.
 *
 * MSW intercepts in a service worker, so that developer tools show the calls. Without service workers (a plain http address
 * of another machine), MSW intercepts inside the page.
 *
 * @returns scenarios that apply to calls
 * @throws Error when calls cannot be intercepted; its message gives the reason
 */
export async function startSampleBackend({
  handlers,
  unknown,
}: {
  handlers: readonly HttpHandler[]
  unknown: 'refused' | 'passed'
}): Promise<StoredScenarios> {
  database.attachStorage(browserStorageAdapter(openStorage('lasting')))
  configureSampleBackend({ ...environment(), files: browserFiles() })
  const stored = saveScenarios(openStorage('passing'), location.search)
  leaveAnswersUnchecked()
  addEventListener('storage', ({ key }) => {
    if (key === databaseKey) database.reload()
  })

  network.configure({
    handlers: [interceptionProbe, ...handlers, ...(unknown === 'refused' ? unknownCalls : [])],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await startIntercepting(() => network.enable())
  warmUp()
  return stored
}
