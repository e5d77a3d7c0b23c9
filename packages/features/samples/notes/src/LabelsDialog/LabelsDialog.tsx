import { useSend } from '@console/core/api'
import { Form } from '@console/form'
import { Dialog } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { noteKeys, updateLabels } from '../api'
import type { NoteLabel } from '../contract'
import { LabelRows } from './LabelRows'
import { handleOf, labelsForm } from './labelsForm'

export interface LabelsDialogProps {
  isOpen: boolean
  labels: readonly NoteLabel[]
  onClose: () => void
}

/** Form of all labels of notes: renames, removes and adds labels. */
export function LabelsDialog({ isOpen, labels, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('notes')
  const send = useSend()
  const queries = useQueryClient()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('labels.edit')}
      closeLabel={t('dialog.close')}
      isDismissable={false}
    >
      <Form
        form={labelsForm}
        draft="note-labels"
        initial={{ labels: [...labels] }}
        describeIssue={({ code }) => (code === 'custom' ? t('labels.twice') : undefined)}
        write={(body) =>
          updateLabels(
            send,
            body.labels.map((label) => ({ ...label, handle: handleOf(label.name) })),
          )
        }
        onSent={(saved) => {
          queries.setQueryData<NoteLabel[]>(noteKeys.labels, saved)
          onClose()
        }}
        onCancel={onClose}
        submitLabel={t('labels.save')}
      >
        <LabelRows />
      </Form>
    </Dialog>
  )
}
