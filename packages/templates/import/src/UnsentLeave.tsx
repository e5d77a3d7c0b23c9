import { useLeaveGuard } from '@console/core/routes'
import { Button, Dialog, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** While it is on, leaving the page asks first: what was not sent yet is nowhere but on it. */
export function UnsentLeave({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('import')
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  useLeaveGuard(isOn, (go) => setLeaving({ go }))
  const stay = () => setLeaving(null)
  return (
    <Dialog
      isOpen={leaving !== null}
      onOpenChange={stay}
      title={t('leave')}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button
            onPress={() => {
              stay()
              leaving?.go()
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
      <Text as="p">{t('leave.note')}</Text>
    </Dialog>
  )
}
