import { panelMachine, usePanel } from '@console/core/flows'
import { Dialog } from '@console/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenRequest } from './openDialog'

interface ServiceDialogProps {
  request: OpenRequest
  /** Called once it is answered, closed and has restored the focus: the next one may open. */
  onGone: () => void
}

/** One dialog of the service; each request has its own. */
export function ServiceDialog({ request, onGone }: ServiceDialogProps) {
  const { content, footer, settle, ...props } = request
  const { isOpen, open, close } = usePanel(panelMachine)

  useEffect(() => open(), [open])

  const [isAnswered, setIsAnswered] = useState(false)
  const [isDrawn, setIsDrawn] = useState(false)

  function answer(value: unknown) {
    setIsAnswered(true)
    settle(value)
    close()
    if (!isDrawn) onGone()
  }

  function onDraw(isDrawnNow: boolean) {
    setIsDrawn(isDrawnNow)
    // The focus is restored before the next frame.
    if (!isDrawnNow && isAnswered) requestAnimationFrame(onGone)
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
      <Stay onDraw={onDraw} />
      {content(answer)}
    </Dialog>
  )
}

/** Reports when the dialog around it has opened, and when it has closed: its animation is its own matter. */
function Stay({ onDraw }: { onDraw: (isDrawn: boolean) => void }) {
  const report = useEffectEvent(onDraw)
  useEffect(() => {
    report(true)
    return () => report(false)
  }, [])
  return null
}
