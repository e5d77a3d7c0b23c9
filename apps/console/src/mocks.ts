import { authHandlers } from '@console/core/mocks'
import { startSampleBackend } from '@console/core/mocks/startSampleBackend'
import { dashboardsHandlers } from '@console/feature-dashboards/mocks'

const sampleHandlers: typeof authHandlers = []

/** Starts the sample backend inside the browser: for the calls of the sample apps and panels, or for all. */
export function startMocks(which: 'samples' | 'all'): Promise<void> {
  return startSampleBackend(
    which === 'samples'
      ? { handlers: sampleHandlers, unknown: 'passed' }
      : {
          handlers: [...authHandlers, ...dashboardsHandlers, ...sampleHandlers],
          unknown: 'refused',
        },
  )
}
