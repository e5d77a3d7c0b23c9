import { directionOf, type LanguageId, useFormats } from '@console/core/i18n'
import { Link, theme } from '@console/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type { CalendarEvent } from '../contract'
import { stepOfKey } from '../moving/stepOfKey'
import { viewPath } from '../paths'
import { countOf } from '../regional'
import { addDays, daysOf, inOrder } from '../spans'
import { useTimes } from '../useTimes'
import { Agenda } from './Agenda'

interface MonthOfDaysProps {
  events: readonly CalendarEvent[]
  /** Focused day. */
  day: string
  today: string
  /** Drawn days: whole weeks. */
  shown: { first: string; last: string }
}

/** Maximum marks of a day, one per event. */
const maxMarks = 3

/**
 * Month for narrow screens: days are pressed rather than events. Each day has a mark per event, and the events of the
 * focused day are listed below. Arrows move between days.
 */
export function MonthOfDays({ events, day, today, shown }: MonthOfDaysProps) {
  const { t, i18n } = useTranslation('calendar')
  const formats = useFormats()
  const times = useTimes()
  const navigate = useNavigate()
  const chosen = useRef<HTMLAnchorElement>(null)
  /** Set while the focus follows the focused day. */
  const isHere = useRef(false)
  const weeks = Array.from({ length: countOf(shown) / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_each, place) => addDays(shown.first, week * 7 + place)),
  )
  const those = events.map((event) => ({ event, ...daysOf(event) }))

  useEffect(() => {
    if (isHere.current) chosen.current?.focus()
  }, [day])

  function onKeyDown(event: KeyboardEvent) {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return
    const reading = directionOf(i18n.language as LanguageId)
    const change = stepOfKey(event, { view: 'month', allDay: true, reading })
    if (!change) return
    event.preventDefault()
    void navigate(viewPath('month', addDays(day, change.step.days ?? 0)), { replace: true })
  }

  function drawDay(each: string) {
    const on = those
      .filter(({ first, last }) => first <= each && each <= last)
      .map(({ event }) => event)
      .toSorted(inOrder)
    const isChosen = each === day
    return (
      <td key={each} aria-selected={isChosen}>
        <Link
          ref={isChosen ? chosen : undefined}
          variant="quiet"
          href={viewPath('month', each)}
          tabIndex={isChosen ? 0 : -1}
          aria-current={each === today ? 'date' : undefined}
          aria-label={t('month.day', {
            day: times.day(each),
            count: on.length,
            number: formats.number(on.length),
          })}
          data-beside={each.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
        >
          <span>{formats.number(Number(each.slice(8)))}</span>
          <Marks>
            {on.slice(0, maxMarks).map(({ id, allDay }) => (
              <i key={id} data-whole={allDay || undefined} />
            ))}
          </Marks>
        </Link>
      </td>
    )
  }

  return (
    <Root>
      <Days
        aria-label={times.period('month', day, shown)}
        onKeyDown={onKeyDown}
        onFocus={() => (isHere.current = true)}
        onBlur={({ relatedTarget }) => {
          // Redrawn elements lose the focus to nothing; it is restored with the next day.
          if (relatedTarget) isHere.current = false
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" abbr={times.weekday(each, 'long')}>
                {times.weekday(each, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>{week.map(drawDay)}</tr>
          ))}
        </tbody>
      </Days>
      <Agenda view="month" events={events} day={day} shown={{ first: day, last: day }} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

/* Exactly one day has the focus, and arrows move it. */
const Days = styled.table.attrs({ role: 'grid' })`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  th {
    padding-block: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font-weight: 400;
    font-size: ${theme.text.sm};
  }
  td {
    padding: 0;
    border-block-start: 1px solid ${theme.color.hairline};
  }
  td a {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${theme.space[1]};
    min-block-size: 52px;
    padding-block: ${theme.space[1]};
    text-decoration: none;
  }
  td a > :first-child {
    display: grid;
    place-items: center;
    min-inline-size: 28px;
    block-size: 28px;
    border-radius: ${theme.radius.pill};
  }
  [data-beside] > :first-child {
    color: ${theme.color.textMuted};
  }
  [aria-current] > :first-child {
    color: ${theme.color.accent};
    font-weight: 600;
  }
  [aria-selected='true'] a > :first-child {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  @media (forced-colors: active) {
    [aria-selected='true'] a > :first-child {
      outline: 2px solid Highlight;
    }
  }
`

/* A line for all-day events, a dot for timed ones. */
const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px;
  inline-size: 100%;
  padding-inline: 2px;

  i {
    inline-size: 5px;
    block-size: 5px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
    forced-color-adjust: none;
  }
  i[data-whole] {
    inline-size: 100%;
    block-size: 3px;
  }
`
