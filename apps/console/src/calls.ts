import type { Send } from '@console/core/api'
import { createSend } from '@console/core/api/createSend'
import { ConfigurationError, readConfiguration } from '@console/core/configuration'

export { startSession } from '@console/core/session/startSession'

/**
 * Makes `send` once the configuration is read and, where it is asked for, the sample backend answers.
 * @param fetched what `fetchConfiguration` fetches
 * @throws ConfigurationError when `config.json` is missing, broken, or wants a sample backend this build does not carry
 */
export async function createCalls(
  fetched: Promise<Response>,
  credentials: Parameters<typeof createSend>[1],
): Promise<Send> {
  const configuration = await readConfiguration(fetched)
  if (configuration.sampleBackend !== 'none') {
    if (import.meta.env.VITE_SAMPLE_BACKEND !== 'on')
      throw new ConfigurationError('broken', 'This build carries no sample backend')
    const { startMocks } = await import('./mocks')
    await startMocks(configuration.sampleBackend)
  }
  return createSend(configuration, credentials)
}
