import { usePanel } from '@console/core/flows'
import { quickPanelMachine } from '@console/shell-quick-panel'
import { ToolbarButton } from '@console/shell-toolbar'
import type { Parts } from '../lazy/createParts'

/**
 * The quick panel and its button. A component of its own, so that opening it does not render the shell again.
 */
export function QuickAccess({ part }: { part: Parts['quickPanel'] }) {
  const panel = usePanel(quickPanelMachine)
  return (
    <>
      <ToolbarButton
        opens="quickPanel"
        isOpen={panel.isOpen}
        onPress={() => panel.toggle()}
        onIntent={part.prefetch}
      />
      <part.Component isWanted={panel.isOpen} panel={panel} onUnavailable={panel.close} />
    </>
  )
}
