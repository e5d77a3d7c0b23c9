import { useFormats } from '@console/core/i18n'
import type { MerchantSaleDetail } from '@console/domain/merchant-sale'
import { DetailTable, LineName, MoneyText } from '@console/details'
import { Banner, Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useWhy } from './useWhy'

/** Candidate receipts of a payment, best first: lines, reason of the suggestion, and difference. */
export function Candidates({ detail }: { detail: MerchantSaleDetail }) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const why = useWhy()
  const { candidates, amount } = detail
  const exact = candidates.filter(({ difference }) => difference.amount === 0)
  return (
    <Card heading={t('merchantSales.candidates')}>
      {candidates.length === 0 ? (
        <Text as="p" tone="muted">
          {t('merchantSales.candidates.none')}
        </Text>
      ) : (
        <Stack gap={3}>
          {exact.length > 1 ? (
            <Banner tone="warning">{t('merchantSales.candidates.tie')}</Banner>
          ) : null}
          <DetailTable
            label={t('merchantSales.candidates')}
            columns={[
              { title: t('column.receipt') },
              { title: t('merchantSales.why') },
              { title: t('merchantSales.total', { currency: amount.currency }), align: 'end' },
              { title: t('merchantSales.difference'), align: 'end' },
            ]}
            rows={candidates.map((candidate) => ({
              key: candidate.receiptNo,
              cells: [
                <LineName key="receipt" name={candidate.receiptNo}>
                  <bdi>
                    {formats.list(
                      candidate.lines.map(
                        ({ name, quantity }) => `${formats.number(quantity)} × ${name}`,
                      ),
                    )}
                  </bdi>
                </LineName>,
                why(detail, candidate),
                <bdi key="total">{formats.amount(candidate.total)}</bdi>,
                candidate.difference.amount === 0 ? (
                  '–'
                ) : (
                  <MoneyText key="difference" money={candidate.difference} />
                ),
              ],
            }))}
          />
        </Stack>
      )}
    </Card>
  )
}
