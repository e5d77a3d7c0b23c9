import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import type { FieldWords } from '../Field/Field'
import { FieldSet } from '../Field/FieldSet'
import { DateField } from './DateField'

/** Days from one to another, both included; empty: open at that end. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps extends FieldWords {
  value: DateRange
  onChange: (value: DateRange) => void
  /** The focus has left both. */
  onBlur?: () => void
  fromLabel: string
  toLabel: string
}

/**
 * Days from one to another. Two fields rather than one calendar for both: either end can be open, each is typed as days are
 * typed elsewhere, and which comes first is for the form to check.
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
