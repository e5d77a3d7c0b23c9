import type { Send } from '@console/core/api'
import { createSend } from '@console/core/api/createSend'
import { ConfigurationError, loadConfiguration } from '@console/core/configuration'

/**
 * Makes `send` once the configuration is read and, where it is asked for, the sample backend answers.
 * @throws ConfigurationError when `config.json` is missing, broken, or wants a sample backend this build does not carry
 */
export async function createCalls(credentials: Parameters<typeof createSend>[1]): Promise<Send> {
  const configuration = await loadConfiguration()
  if (configuration.sampleBackend !== 'none') {
    if (import.meta.env.VITE_SAMPLE_BACKEND !== 'on')
      throw new ConfigurationError('broken', 'This build carries no sample backend')
    const { startMocks } = await import('./mocks')
    await startMocks(configuration.sampleBackend)
  }
  return createSend(configuration, credentials)
}
