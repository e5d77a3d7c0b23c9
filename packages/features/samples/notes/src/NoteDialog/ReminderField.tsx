import { serverNow } from '@console/core/api'
import { DateField, IconButton, isUnfinishedDay, theme } from '@console/ui'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { localOf } from './localOf'

export interface ReminderFieldProps {
  /** An instant, or an incomplete day, which the form refuses; null for no reminder. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  errorMessage?: string | undefined
}

/** Reminder time of a note, in the user's time zone. */
export function ReminderField({ value, onChange, onBlur, errorMessage }: ReminderFieldProps) {
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
