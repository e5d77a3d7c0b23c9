import { parseDate, parseDateTime } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { useId } from 'react'
import {
  Button as AriaButton,
  DateInput as AriaDateInput,
  DatePicker,
  DateSegment,
  Group,
  Label as AriaLabel,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'
import { describedBy, FieldNotes, Label, Required } from '../Field/Field'
import { fieldBox, fieldRoot } from '../Field/fieldStyles'
import { PopoverSurface } from '../Popover/PopoverSurface'
import type { DateFieldProps } from './DateField'
import { MonthSheet } from './MonthSheet'
import { useLatinDigits } from './useLatinDigits'

/** What a `DateField` is made of. */
export function DateInput({
  label,
  description,
  errorMessage,
  isInvalid = errorMessage !== undefined,
  isRequired = false,
  value,
  hasTime = false,
  onChange,
  onBlur,
}: DateFieldProps) {
  const parse = hasTime ? parseDateTime : parseDate
  const id = useId()
  const box = useLatinDigits()
  return (
    <WithAria>
      <Root
        value={value === '' ? null : parse(value)}
        granularity={hasTime ? 'minute' : 'day'}
        hourCycle={24}
        // Without the seconds, which nobody is asked for.
        onChange={(day) => onChange(day?.toString().slice(0, 16) ?? '')}
        onBlur={onBlur}
        isRequired={isRequired}
        isInvalid={isInvalid}
        validationBehavior="aria"
        aria-describedby={describedBy(id, { description, errorMessage })}
      >
        <Label as={AriaLabel}>
          {label}
          {isRequired ? <Required aria-hidden>*</Required> : null}
        </Label>
        <Box ref={box} data-invalid={isInvalid || undefined} data-has-time={hasTime || undefined}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          <Toggle>
            <CalendarDays aria-hidden />
          </Toggle>
        </Box>
        <FieldNotes id={id} description={description} errorMessage={errorMessage} />
        <PopoverSurface>
          <Sheet>
            <MonthSheet />
          </Sheet>
        </PopoverSurface>
      </Root>
    </WithAria>
  )
}

const Root = styled(DatePicker)`
  ${fieldRoot}
`

const Box = styled(Group)`
  ${fieldBox}
  max-inline-size: var(--field-day, none);
  &[data-has-time] {
    max-inline-size: var(--field-moment, none);
  }
  &[data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`

const Segments = styled(AriaDateInput)`
  flex: 1;
  min-inline-size: 0;
  padding-inline: ${theme.space[3]};
  font: 400 ${theme.text.md}/1.4 ${theme.font.family};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Segment = styled(DateSegment)`
  padding-inline: 2px;
  border-radius: 3px;
  outline: none;

  &[data-placeholder] {
    color: ${theme.color.textMuted};
  }
  &:focus-visible {
    box-shadow: none;
  }
  &[data-focused] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  @media (forced-colors: active) {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

const Toggle = styled(AriaButton)`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  inline-size: ${theme.size.control};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (pointer: coarse) {
    inline-size: 44px;
  }
`

const Sheet = styled(Dialog)`
  padding: ${theme.space[3]};

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
