import { useFormats } from '@console/core/i18n'
import { Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type Period, type Plan, priceOf, savedShare } from './plans'

/** Monthly price of a plan, with the billing period and the saving. */
export function Price({ plan, period }: { plan: Plan; period: Period }) {
  const { t } = useTranslation('pricing')
  const formats = useFormats()
  return (
    <div>
      <p>
        <Amount>{formats.money(priceOf(plan, period))}</Amount> {t('price.month')}
      </p>
      <Text as="p" size="sm" tone="muted">
        {period === 'yearly'
          ? t('price.yearly', { percent: formats.percent(savedShare(plan)) })
          : t('price.monthly')}
      </Text>
    </div>
  )
}

const Amount = styled.span`
  font-size: ${theme.text.display};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`
