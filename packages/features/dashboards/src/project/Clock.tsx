import { useNow } from '@console/core/api'
import { type LanguageId, localeOf } from '@console/core/i18n'
import { Card, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/**
 * Date and time, updated every second, in the user's language and named time zone. With reduced motion it shows minutes
 * only, so that nothing changes every second.
 */
export function Clock() {
  const { t, i18n } = useTranslation('project-dashboard')
  const now = new Date(useNow())
  const locale = localeOf(i18n.language as LanguageId)
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(now)
  return (
    <Card heading={t('clock.title')} headingLevel={3} headingSize="md">
      <Face role="timer" aria-label={t('clock.title')}>
        <Text tone="muted">
          {written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        </Text>
        <Time dateTime={now.toISOString()}>
          <span data-minutes>{written({ timeStyle: 'short' })}</span>
          <span data-seconds>{written({ timeStyle: 'medium' })}</span>
        </Time>
        <Text tone="muted" size="sm">
          {zoneIn(locale, now)}
        </Text>
      </Face>
    </Card>
  )
}

/** Name of the user's time zone: "East Africa Time". */
function zoneIn(locale: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

const Face = styled.div`
  display: grid;
`

const Time = styled.time`
  font-size: ${theme.text.display};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.3;

  [data-minutes],
  [data-motion='off'] & [data-seconds] {
    display: none;
  }
  [data-motion='off'] & [data-minutes] {
    display: inline;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-seconds] {
      display: none;
    }
    [data-minutes] {
      display: inline;
    }
  }
`
