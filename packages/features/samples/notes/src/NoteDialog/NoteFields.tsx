import {
  Checkbox,
  IconButton,
  TextArea,
  TextField,
  theme,
  DateField,
  isUnfinishedDay,
} from '@console/ui'
import { Pin, BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { serverNow } from '@console/core/api'
import { ColorMenu } from '../ColorMenu'
import type { NoteLabel } from '../contract'
import { Checklist } from './Checklist'
import { noteForm } from './noteValues'
import { PictureField } from './PictureField'

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

interface ReminderFieldProps {
  /** An instant, or an incomplete day, which the form refuses; null for no reminder. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  errorMessage?: string | undefined
}

/** Reminder time of a note, in the user's time zone. */
function ReminderField({ value, onChange, onBlur, errorMessage }: ReminderFieldProps) {
  const { t } = useTranslation('notes')
  const isPast = value !== null && new Date(value) < serverNow()
  return (
    <Root>
      <DateField
        label={t('field.reminder')}
        description={isPast ? t('reminder.past') : t('reminder.help')}
        hasTime
        errorMessage={errorMessage}
        value={value === null || isUnfinishedDay(value) ? (value ?? '') : localOf(new Date(value))}
        onChange={(local) => onChange(instantOf(local))}
        onBlur={onBlur}
      />
      {value === null ? null : (
        <IconButton label={t('reminder.remove')} onPress={() => onChange(null)}>
          <BellOff aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}

function instantOf(local: string): string | null {
  if (local === '') return null
  return isUnfinishedDay(local) ? local : new Date(local).toISOString()
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

/** An instant in the format of date fields, in the user's time zone: `2026-06-15T12:30`. */
function localOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

interface LabelsFieldProps {
  /** All existing labels. */
  labels: readonly NoteLabel[]
  /** Ids of the note's labels. */
  value: string[]
  onChange: (value: string[]) => void
}

/** Labels of a note. */
function LabelsField({ labels, value, onChange }: LabelsFieldProps) {
  const { t } = useTranslation('notes')
  if (labels.length === 0) return null
  return (
    <LabelsFieldRoot>
      <legend>{t('labels.title')}</legend>
      <div>
        {labels.map(({ name, ...label }) => {
          const id = String(label.id)
          return (
            <Checkbox
              key={id}
              isSelected={value.includes(id)}
              onChange={(isOn) =>
                onChange(isOn ? [...value, id] : value.filter((each) => each !== id))
              }
            >
              <bdi>{name}</bdi>
            </Checkbox>
          )
        })}
      </div>
    </LabelsFieldRoot>
  )
}

/* Forty labels scroll instead of pushing down the rest. */
const LabelsFieldRoot = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space[1]};
    color: ${theme.color.text};
    font: 500 ${theme.text.sm}/1.4 ${theme.font.family};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    max-block-size: 132px;
    padding: 2px;
    overflow: auto;
  }
`
