import { type LanguageId, localeOf } from '@console/core/i18n'
import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Specification 2: the weekday, the day as an ordinal and the month: Monday, 15th June. */
export function Today({ today }: { today: Date }) {
  const { t, i18n } = useTranslation('quick-panel')
  const locale = localeOf(i18n.language as LanguageId)
  const write = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, part).format(today)
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  // Of our languages only English distinguishes ordinals, in these four forms.
  const ordinal = ordinals.select(today.getDate()) as 'one' | 'two' | 'few' | 'other'
  return (
    <Root>
      <Text size="sm" tone="muted">
        {t('today.caption')}
      </Text>
      <Text size="display" weight="semibold">
        {write({ weekday: 'long' })}
      </Text>
      <Text size="xl" tone="muted">
        {t(`today.date.${ordinal}`, {
          day: write({ day: 'numeric' }),
          month: write({ month: 'long' }),
        })}
      </Text>
    </Root>
  )
}

const Root = styled.p`
  display: grid;
`
