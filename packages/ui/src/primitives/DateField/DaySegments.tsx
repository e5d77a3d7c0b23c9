import { createCalendar } from '@internationalized/date'
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { useDateField } from 'react-aria/useDateField'
import {
  type DateFieldProps as AriaDateFieldProps,
  DateFieldContext,
  DateFieldStateContext,
  DateInput as AriaDateInput,
} from 'react-aria-components/DateField'
import type { DateValue } from 'react-aria-components/DatePicker'
import { GroupContext } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { InputContext } from 'react-aria-components/Input'
import { useSlottedContext } from 'react-aria-components/slots'
import { type DateSegment, useDateFieldState } from 'react-stately/useDateFieldState'
import {
  type DayParts,
  isUnfinishedDay,
  partsOfValue,
  unparsedText,
  valueOfParts,
} from './unfinishedDay'

export interface DaySegmentsProps {
  className?: string
  /** The value on mount. Its parts may be unfinished, as in a restored draft. */
  start: string
  hasTime: boolean
  /** Called with the value of the parts: a complete day, an empty text, or an unfinished day. */
  onType: (value: string) => void
  children: (segment: DateSegment) => ReactElement
}

/**
 * The parts of a day, inside a `DatePicker`. As react-aria's own `DateInput`, but a day that does not exist stays as typed on blur,
 * where react-aria makes 30 April of 31 April.
 */
export function DaySegments({ className, start, hasTime, onType, children }: DaySegmentsProps) {
  const props = useSlottedContext(DateFieldContext) as AriaDateFieldProps<DateValue>
  const { locale } = useLocale()
  const field = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const own = useDateFieldState({ ...props, locale, createCalendar })
  const state = { ...own, confirmPlaceholder: () => undefined }
  const { fieldProps, inputProps } = useDateField({ ...props, inputRef }, state, field)

  const parts = partsOf(own.segments)
  const value = valueOfParts(parts, hasTime)
  // Pasted text that isn't a day has no parts.
  const isUnread = unparsedText(start) !== null
  const unrestored = useRef(isUnfinishedDay(start) && !isUnread ? partEntries(start) : [])
  const reported = useRef(isUnread ? '' : start)
  const restoreOrReport = useEffectEvent(() => {
    // One part per render, because setting a part keeps the others as they were rendered.
    const missing = unrestored.current.find(([part]) => parts[part] === undefined)
    if (missing) return own.setSegment(...missing)
    unrestored.current = []
    if (value === reported.current) return
    reported.current = value
    onType(value)
  })
  useEffect(() => restoreOrReport(), [value])

  return (
    <DateFieldStateContext value={state}>
      <InputContext value={{ ...inputProps, ref: inputRef }}>
        <GroupContext value={{ ...fieldProps, ref: field, isInvalid: own.isInvalid }}>
          <AriaDateInput className={className}>{children}</AriaDateInput>
        </GroupContext>
      </InputContext>
    </DateFieldStateContext>
  )
}

function partEntries(value: string) {
  return Object.entries(partsOfValue(value)).filter(
    (entry): entry is [keyof DayParts, number] => entry[1] !== undefined,
  )
}

function partsOf(segments: readonly DateSegment[]): DayParts {
  return Object.fromEntries(
    segments
      .filter(({ isEditable, isPlaceholder }) => isEditable && !isPlaceholder)
      .map(({ type, value }) => [type, value]),
  )
}
