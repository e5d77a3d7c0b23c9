import { ApiError } from '@console/core/api'
import { Button, Dialog, TextField } from '@console/ui'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SaveViewProps {
  /** Current name; empty for a new view. */
  name: string
  /** Names of the user's other views: one is replaced only after a confirmation. */
  taken: readonly string[]
  /**
   * Rejects when the server does not save it.
   * @param replaces the user has confirmed that the view of this name is replaced
   */
  onSave: (name: string, replaces: boolean) => Promise<unknown>
  onClose: () => void
}

/** Names a new view, or renames one. */
export function SaveView({ name: former, taken, onSave, onClose }: SaveViewProps) {
  const { t } = useTranslation('list')
  const formId = useId()
  const [name, setName] = useState(former)
  const [problem, setProblem] = useState<'missing' | 'taken' | 'replace' | 'failed'>()
  const [isSaving, setIsSaving] = useState(false)
  /** Set when the last request was to replace a view. */
  const [wasReplacing, setWasReplacing] = useState(false)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem('missing')
      return
    }
    // A failed request is repeated unchanged: a view of this name may be the one whose answer was lost.
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
