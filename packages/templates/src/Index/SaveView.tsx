import { Button, Dialog, TextField } from '@console/ui'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SaveViewProps {
  /** The name it has; empty for a new one. */
  name: string
  /** Names of the reader's other views: saving under one of them replaces it. */
  taken: readonly string[]
  /** Rejects where the server does not keep it. */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Names a view that is saved, or gives it another name. */
export function SaveView({ name: former, taken, onSave, onClose }: SaveViewProps) {
  const { t } = useTranslation('templates')
  const formId = useId()
  const [name, setName] = useState(former)
  const [problem, setProblem] = useState<'missing' | 'failed'>()
  const [isSaving, setIsSaving] = useState(false)
  const isReplacing = former === '' && taken.includes(name.trim())

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem('missing')
      return
    }
    setIsSaving(true)
    try {
      await onSave(name.trim())
      onClose()
    } catch {
      setProblem('failed')
      setIsSaving(false)
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t(former === '' ? 'index.save.title' : 'index.save.rename')}
      closeLabel={t('index.save.cancel')}
      onOpenChange={onClose}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('index.save.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isSaving}
            pendingLabel={t('index.save.saving')}
          >
            {t(isReplacing ? 'index.save.replace' : 'index.save.save')}
          </Button>
        </>
      )}
    >
      <form id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          autoFocus
          label={t('index.save.name')}
          description={t('index.save.description')}
          errorMessage={problem && t(`index.save.${problem}`)}
          maxLength={40}
          value={name}
          onChange={(next) => {
            setName(next)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
