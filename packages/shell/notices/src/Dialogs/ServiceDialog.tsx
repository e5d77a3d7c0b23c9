import { panelMachine, usePanel } from '@console/core/flows'
import { Dialog } from '@console/ui'
import { useEffect } from 'react'
import type { OpenRequest } from './openDialog'

/** How long a dialog takes to leave and to give the focus back before the next one comes, in milliseconds. */
const leaveTime = 300

interface ServiceDialogProps {
  request: OpenRequest
  /** Called once it is answered and gone. */
  onGone: () => void
}

/** One dialog of the service; each request has its own. */
export function ServiceDialog({ request, onGone }: ServiceDialogProps) {
  const { content, footer, settle, ...props } = request
  const { isOpen, open, close } = usePanel(panelMachine)

  useEffect(() => open(), [open])

  function answer(value: unknown) {
    settle(value)
    close()
    setTimeout(onGone, leaveTime)
  }

  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onOpenChange={(isOpenNext) => {
        if (!isOpenNext) answer(undefined)
      }}
      footer={footer?.(answer)}
    >
      {content(answer)}
    </Dialog>
  )
}
