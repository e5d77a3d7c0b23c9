import {
  authHandlers,
  type StoredScenarios,
  sampleAuthHandlers,
  viewsHandlers,
} from '@console/sample'
import { databaseHandlers } from '@console/sample/databaseHandlers'
import { analyticsSampleHandlers, dashboardsHandlers } from '@console/feature-dashboards/mocks'
import { projectDashboardHandlers } from '@console/feature-dashboards/project/mocks'
import { academyHandlers } from '@console/sample-academy/mocks'
import { calendarHandlers } from '@console/sample-calendar/mocks'
import { contactsHandlers } from '@console/sample-contacts/mocks'
import { demoAccessHandlers } from '@console/sample-demo-access/mocks'
import { fileManagerHandlers } from '@console/sample-file-manager/mocks'
import { helpHandlers } from '@console/sample-help/mocks'
import { iconsHandlers } from '@console/sample-icons/mocks'
import { mailHandlers } from '@console/sample-mail/mocks'
import { invoiceHandlers } from '@console/sample-invoices/mocks'
import { profileHandlers } from '@console/sample-profile/mocks'
import { scrumboardHandlers } from '@console/sample-scrumboard/mocks'
import { storeHandlers } from '@console/sample-store/mocks'
import { searchHandlers } from '@console/sample-search/mocks'
import { notesHandlers } from '@console/sample-notes/mocks'
import { todoHandlers } from '@console/sample-todo/mocks'
import { quickPanelHandlers } from '@console/shell-quick-panel/mocks'
import { teamChatHandlers } from '@console/team-chat/mocks'

/** Calls of the real server. */
export const realHandlers = [
  ...authHandlers,
  ...dashboardsHandlers,
  ...viewsHandlers,
  ...databaseHandlers,
]

/** Calls that stay inside the browser even with a real server (specification 7). */
export const sampleHandlers = [
  ...academyHandlers,
  ...analyticsSampleHandlers,
  ...calendarHandlers,
  ...contactsHandlers,
  ...demoAccessHandlers,
  ...fileManagerHandlers,
  ...helpHandlers,
  ...iconsHandlers,
  ...invoiceHandlers,
  ...mailHandlers,
  ...notesHandlers,
  ...profileHandlers,
  ...projectDashboardHandlers,
  ...quickPanelHandlers,
  ...sampleAuthHandlers,
  ...scrumboardHandlers,
  ...storeHandlers,
  ...searchHandlers,
  ...teamChatHandlers,
  ...todoHandlers,
]

/**
 * Starts the sample backend inside the browser: for the calls of the sample apps and panels, or for all.
 * @returns scenarios that apply to its calls
 */
export async function startMocks(which: 'samples' | 'all'): Promise<StoredScenarios> {
  // Starting it needs a browser; the handlers work anywhere.
  const { startSampleBackend } = await import('@console/sample/startSampleBackend')
  return startSampleBackend(
    which === 'samples'
      ? { handlers: sampleHandlers, unknown: 'passed' }
      : { handlers: [...realHandlers, ...sampleHandlers], unknown: 'refused' },
  )
}
