import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import {
  nameOfSubject,
  previewRates,
  type RatePreview,
  type RateProposal,
  toRate,
} from '@console/domain/commission-rate'
import { MoneyText } from '@console/templates/decision/MoneyText'
import { FactTable } from '@console/templates/Record/FactTable'
import { Banner, Link, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SubjectName } from './SubjectName'
import { useTermsText } from './useTermsText'

/** What the server said of exactly this proposal. */
export const previewKey = (proposal: RateProposal) =>
  ['commission-rates', 'preview', proposal] as const

/** What a proposal would have come to with the orders of the last 30 days. */
export function useImpact(proposal: RateProposal) {
  const send = useSend()
  return useQuery({
    queryKey: previewKey(proposal),
    queryFn: ({ signal }) => previewRates(send, proposal, signal),
    // What it is about to change is looked at as it is now.
    staleTime: 0,
  })
}

/** The figures of a preview: for each currency what was earned and what would have been, and who would be paid otherwise. */
export function Impact({ kind, preview }: { kind: RateProposal['kind']; preview: RatePreview }) {
  const { t } = useTranslation('commission-rates')
  const say = useTermsText()
  const formats = useFormats()
  const { byCurrency, affected, overlaps, winners } = preview
  return (
    <Stack gap={3}>
      {overlaps.length > 0 ? (
        <Banner tone="warning">
          {t('impact.overlaps')}{' '}
          {overlaps.map(({ rateToken, subject }) => (
            <Link key={rateToken} href={toRate(kind, rateToken)}>
              {nameOfSubject(subject) ?? t('everything')}
            </Link>
          ))}
        </Banner>
      ) : null}
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
          <FactTable
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
      <FactTable
        label={t('impact.winners')}
        columns={[{ title: t('column.subject') }, { title: t('impact.paysNow') }]}
        rows={winners.map(({ subject, now, decidedBy }) => ({
          key: subject.ref?.token ?? 'default',
          cells: [
            <SubjectName key="subject" subject={subject} />,
            now && decidedBy
              ? t('impact.by', {
                  rate: say(now),
                  level: t(`level.${decidedBy.subject.type}`),
                })
              : t('rate.none'),
          ],
        }))}
      />
    </Stack>
  )
}
