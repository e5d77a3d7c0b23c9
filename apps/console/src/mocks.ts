import { authHandlers, viewsHandlers } from '@console/core/mocks'
import { agentsHandlers } from '@console/feature-agents/mocks'
import { businessesHandlers } from '@console/feature-businesses/mocks'
import { analyticsSampleHandlers, dashboardsHandlers } from '@console/feature-dashboards/mocks'
import { productsHandlers } from '@console/feature-products/mocks'
import { chatPanelHandlers } from '@console/shell-chat-panel/mocks'
import { quickPanelHandlers } from '@console/shell-quick-panel/mocks'

/** The calls of the real server. */
export const realHandlers = [
  ...agentsHandlers,
  ...authHandlers,
  ...businessesHandlers,
  ...dashboardsHandlers,
  ...productsHandlers,
  ...viewsHandlers,
]

/** What stays inside the browser beside a real server, too (specification 7). */
export const sampleHandlers = [
  ...analyticsSampleHandlers,
  ...chatPanelHandlers,
  ...quickPanelHandlers,
]

/** Starts the sample backend inside the browser: for the calls of the sample apps and panels, or for all. */
export async function startMocks(which: 'samples' | 'all'): Promise<void> {
  // What starts it needs a browser; the handlers answer anywhere.
  const { startSampleBackend } = await import('@console/core/mocks/startSampleBackend')
  return startSampleBackend(
    which === 'samples'
      ? { handlers: sampleHandlers, unknown: 'passed' }
      : { handlers: [...realHandlers, ...sampleHandlers], unknown: 'refused' },
  )
}
