import { directionOf, type LanguageId } from '@console/core/i18n'
import { Button, IconButton, Popover, theme } from '@console/ui'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { monthBeside, monthsOf } from '../regional'
import { useTimes } from '../useTimes'

interface MonthPickerProps {
  /** The shown days as text: the picker's button. */
  period: string
  /** A day of the shown month: `2026-06-15`. */
  day: string
  today: string
  /** Called with the day to show in the chosen month. */
  onPick: (day: string) => void
}

/**
 * The shown period as a button that opens the months of its year. Arrows move between months, also past the end of the
 * year; Page Up and Page Down change the year.
 */
export function MonthPicker({ period, day, today, onPick }: MonthPickerProps) {
  const { t } = useTranslation('calendar')
  return (
    <Popover
      label={t('months.title')}
      trigger={
        <Button variant="quiet">
          <Shown role="status">{period}</Shown>
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
    >
      {(close) => (
        <Months
          day={day}
          today={today}
          onPick={(picked) => {
            close()
            onPick(picked)
          }}
        />
      )}
    </Popover>
  )
}

/** Months per row. */
const columns = 3

function Months({ day, today, onPick }: Omit<MonthPickerProps, 'period'>) {
  const { t, i18n } = useTranslation('calendar')
  const times = useTimes()
  const [reached, setReached] = useState(day)
  const current = useRef<HTMLButtonElement>(null)
  const isReading = useRef(true)

  useEffect(() => {
    // A press on another year keeps the focus there.
    if (isReading.current) current.current?.focus()
  }, [reached])

  function reach(to: string, isByKey: boolean) {
    isReading.current = isByKey
    setReached(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const isRightToLeft = directionOf(i18n.language as LanguageId) === 'rtl'
    const steps: Record<string, number> = {
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowUp: -columns,
      ArrowDown: columns,
      PageUp: -12,
      PageDown: 12,
    }
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    reach(monthBeside(reached, step), true)
  }

  return (
    <>
      <Years>
        <IconButton
          label={t('months.earlier')}
          onPress={() => reach(monthBeside(reached, -12), false)}
        >
          <ChevronLeft data-mirrored aria-hidden />
        </IconButton>
        <Year role="status">{times.year(reached)}</Year>
        <IconButton
          label={t('months.later')}
          onPress={() => reach(monthBeside(reached, 12), false)}
        >
          <ChevronRight data-mirrored aria-hidden />
        </IconButton>
      </Years>
      <Grid role="group" aria-label={times.year(reached)} onKeyDown={onKeyDown}>
        {monthsOf(reached).map((month) => {
          const isReached = isSameMonth(month, reached)
          return (
            <Button
              key={month}
              ref={isReached ? current : undefined}
              variant={isSameMonth(month, day) ? 'primary' : 'quiet'}
              tabIndex={isReached ? 0 : -1}
              aria-label={times.month(month)}
              aria-current={isSameMonth(month, today) ? 'date' : undefined}
              onPress={() => onPick(isSameMonth(month, today) ? today : month)}
            >
              {times.monthName(month)}
            </Button>
          )
        })}
      </Grid>
    </>
  )
}

function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

const Shown = styled.span`
  font-weight: 400;
  font-size: ${theme.text.lg};
  text-align: start;
`

const Years = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${theme.space[2]};
`

const Year = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${columns}, 1fr);
  gap: ${theme.space[1]};

  [aria-current] {
    text-decoration: underline;
  }
`
