import { serverNow, useSend } from '@console/core/api'
import type { Panel } from '@console/core/flows'
import { readQuickPanelData } from '@console/shell-quick-panel/api'
import { QuickPanel } from '@console/shell-quick-panel/QuickPanel'
import { useCallback } from 'react'

/** The quick panel with its call. */
export function QuickPanelMount({ panel }: { panel: Panel<null> }) {
  const send = useSend()
  return (
    <QuickPanel
      isOpen={panel.isOpen}
      today={serverNow()}
      load={useCallback((noting) => readQuickPanelData(send, noting), [send])}
      onClose={panel.close}
    />
  )
}
