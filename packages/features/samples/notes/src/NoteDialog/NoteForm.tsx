import { Form, type FormProps } from '@console/form'
import { Checkbox, TextArea, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Note, NoteLabel } from '../contract'
import { Checklist } from './Checklist'
import { LabelsField } from './LabelsField'
import { noteForm } from './noteForm'
import type { NoteValues } from './noteValues'
import { PictureField } from './PictureField'
import { ReminderField } from './ReminderField'

type NoteFormProps = Pick<
  FormProps<NoteValues, NoteValues, Note>,
  'draft' | 'initial' | 'isOpened' | 'autosave' | 'write' | 'onSent' | 'onCancel' | 'submitLabel'
> & { labels: readonly NoteLabel[] }

/** All that can be written of a note. */
export function NoteForm({ labels, ...form }: NoteFormProps) {
  const { t } = useTranslation('notes')
  return (
    <Form form={noteForm} sayIssue={() => t('field.nothing')} {...form}>
      <noteForm.Field name="title">
        {(field) => <TextField label={t('field.title')} dir="auto" maxLength={200} {...field} />}
      </noteForm.Field>
      <noteForm.Field name="description">
        {(field) => <TextArea label={t('field.text')} {...field} />}
      </noteForm.Field>
      <Checklist />
      <noteForm.Field name="image">
        {({ value, onChange }) => <PictureField value={value} onChange={onChange} />}
      </noteForm.Field>
      <noteForm.Field name="reminder">
        {({ value, onChange }) => <ReminderField value={value} onChange={onChange} />}
      </noteForm.Field>
      <noteForm.Field name="labels">
        {({ value, onChange }) => <LabelsField labels={labels} value={value} onChange={onChange} />}
      </noteForm.Field>
      <noteForm.Field name="archive">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            {t('field.archive')}
          </Checkbox>
        )}
      </noteForm.Field>
    </Form>
  )
}
