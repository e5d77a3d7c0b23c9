import { useLeaveGuard } from '@console/core/routes'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { Button, Dialog, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { FormPlaceContext } from './writing/FormPlace'

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

interface LeaveQuestionProps {
  isOpen: boolean
  onStay: () => void
  /** Closes the form; its draft is there when it is opened again. */
  onKeep: () => void
  onDiscard: () => void
}

/** Confirmation before a form with unsaved input closes. */
function LeaveQuestion({ isOpen, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
  const { t } = useTranslation('form')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title={t('decision.leave.title')}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onDiscard}>
            {t('decision.leave.discard')}
          </Button>
          <Button onPress={onKeep}>{t('decision.leave.keep')}</Button>
          <Button variant="primary" onPress={onStay}>
            {t('decision.leave.stay')}
          </Button>
        </>
      }
    >
      <Text as="p">{t('decision.leave.message')}</Text>
    </Dialog>
  )
}
