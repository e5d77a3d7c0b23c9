import { useFormats, useTranslate } from '@console/core/i18n'
import type { MerchantSaleDetail, Receipt } from '@console/domain/merchant-sale'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, ReasonCard, MoneyText, DetailTable, LineName } from '@console/details'
import { Card, Stack, Banner, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useWhy } from './useWhy'

/** Receipt of a payment: the matched one, or the candidates, and the reason of a dispute. */
export function Matching({ detail }: RecordSlotProps<MerchantSaleDetail>) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const { dispute, receipt, match } = detail
  return (
    <Stack gap={4}>
      {dispute ? (
        <ReasonCard
          title={translate('merchant-sale:status.disputed')}
          reason={translate(`merchant-sale:reason.${dispute.reasonCode}`)}
          {...dispute}
        />
      ) : null}
      {match === 'unmatched' ? <Candidates detail={detail} /> : null}
      <Matched detail={detail} />
      {receipt ? (
        <Card heading={t('merchantSales.receipt', { number: receipt.receiptNo })}>
          <ReceiptLines receipt={receipt} />
        </Card>
      ) : null}
    </Stack>
  )
}

/** Author of the match, and the difference. */
function Matched({ detail: { matched, difference, receipt } }: { detail: MerchantSaleDetail }) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const formats = useFormats()
  if (!matched || !receipt) return null
  const { by, at, reasonCode, note } = matched
  return (
    <Card heading={t('merchantSales.matched')}>
      <DescriptionList
        details={[
          { label: t('column.receipt'), value: <bdi>{receipt.receiptNo}</bdi> },
          { label: t('merchantSales.till'), value: <bdi>{receipt.till}</bdi> },
          {
            label: t('merchantSales.issued'),
            value: formats.dateTime(new Date(receipt.issuedAt)),
          },
          {
            label: t('merchantSales.difference'),
            value: difference && <MoneyText money={difference} />,
          },
          ...(reasonCode === null
            ? []
            : [
                { label: t('fact.reason'), value: translate(`merchant-sale:reason.${reasonCode}`) },
              ]),
          ...(note === null ? [] : [{ label: t('fact.note'), value: <bdi>{note}</bdi> }]),
          { label: t('merchantSales.matchedBy'), value: <bdi>{by.name}</bdi> },
          { label: t('merchantSales.matchedAt'), value: formats.dateTime(new Date(at)) },
        ]}
      />
    </Card>
  )
}

/** Lines of a receipt, and their total. */
function ReceiptLines({ receipt: { receiptNo, lines, total } }: { receipt: Receipt }) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const title = t('merchantSales.total', { currency: total.currency })
  return (
    <DetailTable
      label={t('merchantSales.receipt', { number: receiptNo })}
      columns={[{ title: t('line.product') }, { title, align: 'end' }]}
      rows={[
        ...lines.map(({ name, sku, quantity, unitPrice, total: ofLine }) => ({
          key: sku,
          cells: [
            <LineName key="name" name={name}>
              <bdi>{`${formats.number(quantity)} × ${formats.amount(unitPrice)}`}</bdi>
            </LineName>,
            <bdi key="total">{formats.amount(ofLine)}</bdi>,
          ],
        })),
        {
          key: 'total',
          cells: [
            <strong key="title">{title}</strong>,
            <strong key="total">
              <bdi>{formats.amount(total)}</bdi>
            </strong>,
          ],
        },
      ]}
    />
  )
}

/** Candidate receipts of a payment, best first: lines, reason of the suggestion, and difference. */
function Candidates({ detail }: { detail: MerchantSaleDetail }) {
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
