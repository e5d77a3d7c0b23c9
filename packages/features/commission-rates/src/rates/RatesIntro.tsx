import { type RateKind, commissionRatesResource, toRate } from '@console/domain/commission-rate'
import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { readPage } from '@console/core/resources'
import { resourceKeys } from '@console/query-boundary'
import { Button, fingerReach, Link, SkeletonText, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { RateLinks } from './RateLinks'
import { useTermsText } from '../terms/termsText'

/** Intro over a list of rates: links to the other screens, and the default rate. */
export function RatesIntro({ kind }: { kind: Exclude<RateKind, 'agent'> }) {
  return (
    <>
      <RateLinks />
      <DefaultRate kind={kind} />
    </>
  )
}

/** Default rate, shown over a list of rates. */
function DefaultRate({ kind }: { kind: Extract<RateKind, 'product' | 'order'> }) {
  const { t } = useTranslation('commission-rates')
  const send = useSend()
  const formats = useFormats()
  const termsText = useTermsText()
  const query = useQuery({
    queryKey: [...resourceKeys.of(commissionRatesResource.id), 'default', kind],
    queryFn: ({ signal }) =>
      readPage(
        send,
        commissionRatesResource,
        {
          // The rates of orders apply to products without any product rate.
          kind: kind === 'product' ? ['product', 'order'] : ['order'],
          subjectType: 'default',
          status: 'active',
          sort: 'kind',
        },
        signal,
      ),
  })
  const rate = query.data?.items[0]
  return (
    <Root role="group" aria-label={t('default.title')} aria-busy={query.isPending}>
      <Text tone="muted">{t('default.title')}</Text>
      {query.isPending ? <SkeletonText lines={1} /> : null}
      {query.isError ? (
        <>
          <Text>{t('default.failed')}</Text>
          <Button variant="quiet" onPress={() => void query.refetch()}>
            {t('default.retry')}
          </Button>
        </>
      ) : null}
      {query.isSuccess && !rate ? <Text weight="medium">{t('rate.none')}</Text> : null}
      {rate ? (
        <>
          <Text weight="semibold">{termsText(rate)}</Text>
          <Link href={toRate(rate.kind, rate.rateToken)}>
            {t(`ladder.step.${rate.kind}`, { level: t('level.default') })}
          </Link>
          {rate.effectiveFrom ? (
            <Text size="sm" tone="muted">
              {t('default.since', { date: formats.date(new Date(rate.effectiveFrom)) })}
            </Text>
          ) : null}
        </>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-inline-start: 3px solid ${theme.color.accent};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  a {
    ${fingerReach}
  }
`
