import { useLeaveGuard } from '@console/core/routes'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { FormPlaceContext } from './writing/FormPlace'
import { LeaveQuestion } from './writing/LeaveQuestion'

/**
 * While on, it asks before the page is left by any navigation, back or forward in the browser, or unload, and before the dialog
 * of the form closes.
 */
export function FormLeave({ isOn, onDiscard }: { isOn: boolean; onDiscard: () => void }) {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const dialog = useContext(FormPlaceContext)
  useLeaveGuard(isOn, (go) => setLeaving({ go }))
  const askFirst = useEffectEvent(() => setLeaving({ go: stay }))

  useEffect(() => (isOn ? dialog?.guard(() => askFirst()) : undefined), [isOn, dialog])

  function leave() {
    setLeaving(null)
    dialog?.close()
    leaving?.go()
  }

  return (
    <LeaveQuestion
      isOpen={leaving !== null}
      onStay={() => setLeaving(null)}
      onKeep={leave}
      onDiscard={() => {
        onDiscard()
        leave()
      }}
    />
  )
}

/** Keeps the address: only the dialog closes. */
function stay() {
  return undefined
}
