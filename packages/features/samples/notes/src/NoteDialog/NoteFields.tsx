import { Checkbox, IconButton, TextArea, TextField, theme } from '@console/ui'
import { Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ColorMenu } from '../ColorMenu'
import type { NoteLabel } from '../contract'
import { Checklist } from './Checklist'
import { LabelsField } from './LabelsField'
import { noteForm } from './noteForm'
import { PictureField } from './PictureField'
import { ReminderField } from './ReminderField'

/** Main fields of a note: title, text, and how it appears on the wall. */
export function NoteFields({ beginsInText = false }: { beginsInText?: boolean }) {
  const { t } = useTranslation('notes')
  return (
    <>
      <Head>
        <noteForm.Field name="title">
          {(field) => <TextField label={t('field.title')} dir="auto" maxLength={200} {...field} />}
        </noteForm.Field>
        <noteForm.Field name="pinned">
          {({ value = false, onChange }) => (
            <IconButton
              label={t('field.pinned')}
              aria-pressed={value}
              onPress={() => onChange(!value)}
            >
              <Pin aria-hidden fill={value ? 'currentColor' : 'none'} />
            </IconButton>
          )}
        </noteForm.Field>
        <noteForm.Field name="color">
          {({ value = '', onChange }) => (
            <ColorMenu label={t('field.color')} value={value} onChange={onChange} />
          )}
        </noteForm.Field>
      </Head>
      <noteForm.Field name="description">
        {(field) => <TextArea label={t('field.text')} autoFocus={beginsInText} {...field} />}
      </noteForm.Field>
    </>
  )
}

/** Further fields of a note. */
export function MoreNoteFields({ labels }: { labels: readonly NoteLabel[] }) {
  const { t } = useTranslation('notes')
  return (
    <>
      <Checklist />
      <noteForm.Field name="image">
        {({ value, onChange }) => <PictureField value={value} onChange={onChange} />}
      </noteForm.Field>
      <noteForm.Field name="reminder">
        {({ name: _, ...field }) => <ReminderField {...field} />}
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
    </>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: end;
  gap: ${theme.space[1]};
`
