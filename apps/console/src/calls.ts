import type { Send } from '@console/core/api'
import { type AheadReads, openAheadReads } from '@console/core/api/ahead'
import type { TokenStore } from '@console/core/session'
import { createSend } from '@console/core/api/createSend'
import type { ReportIncident } from '@console/core/incidents'
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '@console/core/configuration'
import { showScenario, reportUnknownScenarios } from '@console/shell-notices'

export { browserPendingWrites, guardPendingWrites } from '@console/core/pending-writes'
export { draftsOfTab, guardDrafts } from '@console/core/drafts'
export { forgetAheadReads } from '@console/core/api/ahead'
export { storeRecents } from '@console/core/recents'
export { startSession } from '@console/core/session/startSession'
export { prepareSettings } from '@console/core/settings/readSettings'

/**
 * Creates `send` once the configuration, which comes with it, is read and the sample backend, if configured, answers.
 * @param fetched the result of `fetchConfiguration`
 * @param storageOfToken storage of the token, for the first reads of pages
 * @throws ConfigurationError when `config.json` is missing, broken, insecure, or wants a sample backend this build does not
 * include
 */
export async function createCalls(
  fetched: Promise<Response>,
  credentials: Parameters<typeof createSend>[1],
  reportIncident: ReportIncident,
  storageOfToken: TokenStore['storage'],
): Promise<{ send: Send; configuration: Configuration }> {
  const text = fetched.then((response) => response.clone().text())
  // The configuration's reader reports it.
  text.catch(() => undefined)
  const configuration = await readConfiguration(fetched, location.protocol)
  let { scenario } = configuration
  if (configuration.sampleBackend !== 'none') {
    if (import.meta.env.VITE_SAMPLE_BACKEND !== 'on')
      throw new ConfigurationError('broken', 'This build carries no sample backend')
    const { startMocks } = await import('./mocks')
    const started = await startMocks(configuration.sampleBackend)
    reportUnknownScenarios(started.unknown)
    scenario = started.scenario
  }
  if (scenario !== '') showScenario(scenario)
  const ahead =
    configuration.sampleBackend === 'none' ? aheadReads(await text, storageOfToken) : undefined
  return { send: createSend(configuration, credentials, { reportIncident, ahead }), configuration }
}

/** Opens the first reads of pages, and stores those of the address at which the page is left. */
function aheadReads(configuration: string, storageOfToken: TokenStore['storage']): AheadReads {
  const reads = openAheadReads(configuration, storageOfToken)
  addEventListener('pagehide', () => reads.store(location.pathname + location.search))
  return reads
}
