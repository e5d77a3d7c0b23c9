import type { Send } from '@console/core/api'
import type { ReportingSkipped } from '@console/core/skipped'
import { type QuickPanelData, quickPanelData } from './contract'

/** Specification 7: `GET /api/quick-panel/data`. */
export function readQuickPanelData(send: Send, noting?: ReportingSkipped): Promise<QuickPanelData> {
  return send({
    base: 'samples',
    method: 'GET',
    path: '/quick-panel/data',
    answer: quickPanelData,
    ...noting,
  })
}
