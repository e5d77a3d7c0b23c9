import { useFormats } from '@console/core/i18n'
import { DeleteQuestion } from '@console/optimistic-mutations'
import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Note } from '../contract'

interface DeleteNotesProps {
  /** Empty while nothing is asked. */
  notes: readonly Note[]
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the permanent deletion of notes in the bin. */
export function DeleteNotes({ notes, onConfirm, onClose }: DeleteNotesProps) {
  const { t } = useTranslation('notes')
  const count = notes.length
  const number = useFormats().number(count)
  return (
    <DeleteQuestion
      isOpen={count > 0}
      title={t('bin.question', { count, number })}
      keepLabel={t('bin.keep')}
      deleteLabel={t('bin.forEver')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('bin.consequence')}
      </Text>
    </DeleteQuestion>
  )
}
