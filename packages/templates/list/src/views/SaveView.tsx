import { ApiError } from '@console/core/api'
import { Button, Dialog, TextField } from '@console/ui'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SaveViewProps {
  /** The name it has; empty for a new one. */
  name: string
  /** Names of the reader's other views: one of them is replaced only when that is said. */
  taken: readonly string[]
  /**
   * Rejects where the server does not keep it.
   * @param replaces the reader has said that the view of this name is to be replaced
   */
  onSave: (name: string, replaces: boolean) => Promise<unknown>
  onClose: () => void
}

/** Names a view that is saved, or gives it another name. */
export function SaveView({ name: former, taken, onSave, onClose }: SaveViewProps) {
  const { t } = useTranslation('list')
  const formId = useId()
  const [name, setName] = useState(former)
  const [problem, setProblem] = useState<'missing' | 'taken' | 'replace' | 'failed'>()
  const [isSaving, setIsSaving] = useState(false)
  /** Whether what was sent last was to replace a view. */
  const [wasReplacing, setWasReplacing] = useState(false)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem('missing')
      return
    }
    // What failed is sent again as it was: a view of this name may be the very one whose answer was lost.
    const isRepeat = problem === 'failed'
    const replaces = isRepeat ? wasReplacing : problem === 'replace'
    if (taken.includes(name.trim()) && !isRepeat && !replaces) {
      setProblem(former === '' ? 'replace' : 'taken')
      return
    }
    setIsSaving(true)
    setWasReplacing(replaces)
    try {
      await onSave(name.trim(), replaces)
      onClose()
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'duplicate'
      setProblem(isTaken ? 'taken' : 'failed')
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
            {t(problem === 'replace' ? 'index.save.replaceIt' : 'index.save.save')}
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
