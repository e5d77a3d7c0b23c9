import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import type { FieldTexts } from '../Field/Field'
import { FieldSet } from '../Field/FieldSet'
import { DateField } from './DateField'

/** A range of days, both included; empty: open at that end. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps extends FieldTexts {
  value: DateRange
  onChange: (value: DateRange) => void
  /** Called when the focus has left both fields. */
  onBlur?: () => void
  fromLabel: string
  toLabel: string
}

/**
 * A range of days. Two fields rather than one calendar for both: either end can be open, each is typed like any other day,
 * and the form checks their order.
 */
export function DateRangeField({
  label,
  description,
  errorMessage,
  isRequired = false,
  value,
  onChange,
  onBlur,
  fromLabel,
  toLabel,
}: DateRangeFieldProps) {
  return (
    <FieldSet
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRequired={isRequired}
      onBlur={onBlur}
    >
      <Ends>
        <DateField
          label={fromLabel}
          isRequired={isRequired}
          isInvalid={errorMessage !== undefined}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DateField
          label={toLabel}
          isRequired={isRequired}
          isInvalid={errorMessage !== undefined}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
        />
      </Ends>
    </FieldSet>
  )
}

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space[3]};
`
