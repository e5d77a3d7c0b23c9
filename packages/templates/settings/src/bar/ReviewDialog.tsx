import { Banner, Button, Dialog, Heading, Stack } from '@console/ui'
import type { Change } from '../changes/changes'
import { ChangeList } from '../changes/ChangeList'
import { useOpenSettings } from '../state/openSettings'

interface ReviewDialogProps {
  changes: readonly Change[]
  isOpen: boolean
  /** False when the values break a rule of their schema, which their fields show. */
  isValid: boolean
  canSave: boolean
  onClose: () => void
  onSave: () => void
}

/** Review of all changes before they are saved: current and new values, by section. */
export function ReviewDialog({
  changes,
  isOpen,
  isValid,
  canSave,
  onClose,
  onSave,
}: ReviewDialogProps) {
  const { config, reading } = useOpenSettings()
  const { translate, t } = reading
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={translate('settings:review.title')}
      size="large"
      closeLabel={translate('settings:close')}
      footer={
        <>
          <Button onPress={onClose}>{translate('settings:close')}</Button>
          {canSave && isValid ? (
            <Button variant="primary" onPress={onSave}>
              {translate('settings:bar.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={5}>
        {isValid ? null : <Banner tone="warning">{translate('settings:review.invalid')}</Banner>}
        {Object.entries(config.sections).map(([section, { title }]) => {
          const ofSection = changes.filter((change) => change.section === section)
          return ofSection.length === 0 ? null : (
            <section key={section}>
              <Heading level={3} size="md">
                {t(title)}
              </Heading>
              <ChangeList changes={ofSection} />
            </section>
          )
        })}
      </Stack>
    </Dialog>
  )
}
