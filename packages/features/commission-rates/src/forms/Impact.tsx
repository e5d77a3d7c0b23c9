import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import {
  nameOfSubject,
  previewRates,
  type RatePreview,
  type RateProposal,
  toRate,
} from '@console/domain/commission-rate'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'
import { Banner, Link, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SubjectName } from '../terms/SubjectName'
import { useTermsDetails } from '../terms/useRateDetails'
import { useTermsText } from '../terms/termsText'

/** Query key of the preview of exactly this proposal. */
export const previewKey = (proposal: RateProposal) =>
  ['commission-rates', 'preview', proposal] as const

/** Previews the effect of a proposal on the orders of the last 30 days. */
export function useImpact(proposal: RateProposal) {
  const send = useSend()
  return useQuery({
    queryKey: previewKey(proposal),
    queryFn: ({ signal }) => previewRates(send, proposal, signal),
    // Always fresh: the user is about to change it.
    staleTime: 0,
  })
}

export interface DecidedProps {
  /** Proposal to decide on. */
  proposal: RateProposal
  /** Start; null for the time of activation. */
  from: string | null
}

/** Proposal to decide on: subject, calculation and start. Shown over its figures, also while they load. */
export function Decided({ proposal, from }: DecidedProps) {
  const { t } = useTranslation('commission-rates')
  const termsOf = useTermsDetails()
  const formats = useFormats()
  return (
    <DescriptionList
      details={[
        { label: t('column.kind'), value: t(`kind.${proposal.kind}`) },
        ...termsOf(proposal).map(({ label, text }) => ({ label, value: <bdi>{text}</bdi> })),
        {
          label: t('column.from'),
          value: from === null ? t('impact.begins') : formats.date(new Date(from)),
        },
      ]}
    />
  )
}

/**
 * Figures of a preview: the rate of each subject now and then; for each currency, the earnings of the period, and what
 * they would have been.
 */
export function Impact({ proposal, preview }: { proposal: RateProposal; preview: RatePreview }) {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const formats = useFormats()
  const { byCurrency, affected, overlaps, winners } = preview
  return (
    <Stack gap={3}>
      {overlaps.length > 0 ? (
        <Banner tone="warning">
          {t('impact.overlaps')}{' '}
          {overlaps.map(({ rateToken, subject }) => (
            <Link key={rateToken} href={toRate(proposal.kind, rateToken)}>
              {nameOfSubject(subject) ?? t('everything')}
            </Link>
          ))}
        </Banner>
      ) : null}
      <DetailTable
        label={t('impact.winners')}
        columns={[
          { title: t('column.subject') },
          { title: t('impact.paysNow') },
          { title: t('impact.then') },
        ]}
        rows={winners.map(({ subject, now, decidedBy }) => ({
          key: subject.ref?.token ?? 'default',
          cells: [
            <SubjectName key="subject" subject={subject} />,
            now && decidedBy
              ? t('impact.by', {
                  rate: termsText(now),
                  level: t(`level.${decidedBy.subject.type}`),
                })
              : t('rate.none'),
            termsText(proposal),
          ],
        }))}
      />
      <Period {...preview} />
      {byCurrency.length === 0 ? (
        <Text tone="muted">{t('impact.none')}</Text>
      ) : (
        <>
          <Text>
            {t('impact.affected', {
              products: formats.number(affected.products),
              agents: formats.number(affected.agents),
            })}
          </Text>
          <DetailTable
            label={t('impact.title')}
            columns={[
              { title: t('impact.currency') },
              { title: t('impact.orders'), align: 'end' },
              { title: t('impact.now'), align: 'end' },
              { title: t('impact.then'), align: 'end' },
              { title: t('impact.difference'), align: 'end' },
            ]}
            rows={byCurrency.map(({ orders, now, proposed, difference }) => ({
              key: now.currency,
              cells: [
                now.currency,
                formats.number(orders),
                <MoneyText key="now" money={now} />,
                <MoneyText key="proposed" money={proposed} />,
                <MoneyText key="difference" money={difference} />,
              ],
            }))}
          />
        </>
      )}
    </Stack>
  )
}

/** Period of the figures, and what they leave out. */
export function Period({ from, to }: Pick<RatePreview, 'from' | 'to'>) {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  const day = (at: string) => formats.date(new Date(at))
  return (
    <Stack gap={0}>
      <Text weight="medium">{t('impact.period', { from: day(from), to: day(to) })}</Text>
      <Text size="sm" tone="muted">
        {t('impact.leftOut')}
      </Text>
    </Stack>
  )
}
