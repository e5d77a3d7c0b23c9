import { useLeaveGuard } from '@console/core/routes'
import { Button, Dialog, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface UnsentLeaveProps {
  isOn: boolean
  /**
   * Consequence of leaving: loss of unsent rows, or none, because a running import can be continued. Default: unsent rows.
   */
  what?: 'unsent' | 'running'
  /** Called when the user leaves the page after all. */
  onLeave?: () => void
}

/** While on, it asks before the page is left. */
export function UnsentLeave({ isOn, what = 'unsent', onLeave }: UnsentLeaveProps) {
  const { t } = useTranslation('import')
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  useLeaveGuard(isOn, (go) => setLeaving({ go }))
  const stay = () => setLeaving(null)
  const isRunning = what === 'running'
  return (
    <Dialog
      isOpen={leaving !== null}
      onOpenChange={stay}
      title={t(isRunning ? 'leave.running' : 'leave')}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button
            onPress={() => {
              stay()
              leaving?.go()
              onLeave?.()
            }}
          >
            {t('leave.go')}
          </Button>
          <Button variant="primary" onPress={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Text as="p">{t(isRunning ? 'leave.running.note' : 'leave.note')}</Text>
    </Dialog>
  )
}
