import { serverNow } from '@console/core/api'
import { DateField, IconButton, theme } from '@console/ui'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { localOf } from './localOf'

export interface ReminderFieldProps {
  /** An instant; null: it does not remind. */
  value: string | null
  onChange: (value: string | null) => void
}

/** When a note reminds of itself, in the reader's time zone. */
export function ReminderField({ value, onChange }: ReminderFieldProps) {
  const { t } = useTranslation('notes')
  const isPast = value !== null && new Date(value) < serverNow()
  return (
    <Root>
      <DateField
        label={t('field.reminder')}
        description={isPast ? t('reminder.past') : t('reminder.help')}
        hasTime
        value={value === null ? '' : localOf(new Date(value))}
        onChange={(local) => onChange(local === '' ? null : new Date(local).toISOString())}
      />
      {value === null ? null : (
        <IconButton label={t('reminder.remove')} onPress={() => onChange(null)}>
          <BellOff aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`
