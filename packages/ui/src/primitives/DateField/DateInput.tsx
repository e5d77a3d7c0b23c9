import { parseDate, parseDateTime } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { type ClipboardEvent, use, useId, useState } from 'react'
import {
  Button as AriaButton,
  DatePicker,
  DateSegment,
  type DateValue,
  Group,
  Label as AriaLabel,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { LocaleContext } from '../Aria/LocaleContext'
import { WithAria } from '../Aria/WithAria'
import { describedBy, FieldNotes, Label, Required } from '../Field/Field'
import { fieldBox, fieldRoot } from '../Field/fieldStyles'
import { PopoverSurface } from '../Popover/PopoverSurface'
import type { DateFieldProps } from './DateField'
import { DaySegments } from './DaySegments'
import { MonthSheet } from './MonthSheet'
import { readDay } from './readDay'
import { isUnfinishedDay, unparsedText, unparsedValueOf } from './unfinishedDay'
import { useLatinDigits } from './useLatinDigits'

/** The parts of a `DateField`. */
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
  const id = useId()
  const box = useLatinDigits()
  const isMonthFirst = writesMonthFirst(use(LocaleContext))
  const [given, setGiven] = useState(value)
  /** Reported values that may still come back from the owner, the latest last: a form may lag behind a fast typist. */
  const [reported, setReported] = useState<readonly string[]>([value])
  /** The last complete day: react-aria keeps it while the parts are unfinished. */
  const [whole, setWhole] = useState(() => read(value, hasTime))
  const [generation, setGeneration] = useState(0)

  if (value !== given) {
    setGiven(value)
    const place = reported.lastIndexOf(value)
    setReported(place === -1 ? [value] : reported.slice(place))
    if (place === -1) {
      setWhole(read(value, hasTime))
      // Unfinished parts are not part of react-aria's value: they are set and cleared only by remounting the field.
      if ([reported.at(-1) ?? '', value].some(isUnfinishedDay)) setGeneration(generation + 1)
    }
  }

  function take(next: string) {
    if (next === reported.at(-1)) return
    setReported([...reported, next])
    onChange(next)
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    const day = readDay(text, { isMonthFirst, hasTime, was: value })
    if (day !== null) {
      event.preventDefault()
      setWhole(read(day, hasTime))
    } else if (text.trim() !== '' && (value === '' || unparsedText(value) !== null)) {
      event.preventDefault()
      take(unparsedValueOf(text))
    }
  }

  return (
    <WithAria>
      <Root
        key={generation}
        value={whole}
        granularity={hasTime ? 'minute' : 'day'}
        hourCycle={24}
        onChange={setWhole}
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
        <Box
          ref={box}
          data-invalid={isInvalid || undefined}
          data-has-time={hasTime || undefined}
          onPasteCapture={paste}
        >
          <Segments start={value} hasTime={hasTime} onType={take}>
            {(segment) => <Segment segment={segment} />}
          </Segments>
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

function read(value: string, hasTime: boolean): DateValue | null {
  if (value === '' || isUnfinishedDay(value)) return null
  return (hasTime ? parseDateTime : parseDate)(value)
}

function writesMonthFirst(locale: string | undefined): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day')
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

const Segments = styled(DaySegments)`
  flex: 1;
  min-inline-size: 0;
  padding-inline: ${theme.space[3]};
  font: 400 ${theme.text.md}/1.4 ${theme.font.family};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (pointer: coarse) {
    /* Below 16 px a phone zooms into the field. */
    font-size: ${theme.text.lg};
  }
`

const Segment = styled(DateSegment)`
  padding-inline: 2px;
  border-radius: 3px;
  outline: none;

  @media (pointer: coarse) {
    display: inline-block;
    line-height: 42px;
  }
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
