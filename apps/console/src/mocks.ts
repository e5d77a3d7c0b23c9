import { authHandlers } from '@console/core/mocks'
import { startSampleBackend } from '@console/core/mocks/startSampleBackend'
import { dashboardsHandlers } from '@console/feature-dashboards/mocks'

/** Starts the sample backend inside the browser, with the handlers of every feature. */
export function startMocks(): Promise<void> {
  return startSampleBackend({ handlers: [...authHandlers, ...dashboardsHandlers] })
}
