import { guardPushes } from '@console/core/routes'
import { useEffect, useEffectEvent, useState } from 'react'
import { LeaveQuestion } from '../writing/LeaveQuestion'
import { useLeaveGuard } from '../writing/useLeaveGuard'

/** While it is on, leaving the page asks first: by whatever leads to another address, back or forward in the browser, or with the whole page. */
export function FormLeave({ isOn, onDiscard }: { isOn: boolean; onDiscard: () => void }) {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  useLeaveGuard(isOn, (go) => setLeaving({ go }))
  const askFirst = useEffectEvent((go: () => void) => setLeaving({ go }))

  useEffect(() => (isOn ? guardPushes((go) => askFirst(go)) : undefined), [isOn])

  function leave() {
    setLeaving(null)
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
