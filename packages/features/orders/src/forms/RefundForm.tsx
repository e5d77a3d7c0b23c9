import { currencies, type Currency, type Money } from '@console/core/contracts'
import { useFormats, useTranslate } from '@console/core/i18n'
import {
  type OrderDetail,
  ordersResource,
  type OrderRow,
  isCommissionEarned,
} from '@console/domain/order'
import { returnReasons } from '@console/domain/return-voucher'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { Form } from '@console/form'
import { MoneyField, RadioGroup, Card } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList, MoneyText } from '@console/details'
import { PieceFields } from './PieceFields'
import { chosenOf } from './pieces'
import { ReasonFields } from './ReasonFields'
import { withoutEmptyNote } from './reasons'
import { refundFields, refundForm, refundOfWritten } from './refund'
import { useDescribeIssue } from './says'

/** Form of a refund: items, reason and method, with the resulting amount. */
export function RefundForm(props: ActionFormProps<OrderRow>) {
  return (
    <DetailOf resource={ordersResource} row={props.row}>
      {(detail) => <Refunding {...props} detail={detail} />}
    </DetailOf>
  )
}

function Refunding({
  detail,
  draft,
  write,
  onSent,
  onCancel,
}: ActionFormProps<OrderRow> & { detail: OrderDetail }) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const formats = useFormats()
  const { form, left, fee, refundable, methods, initial } = useMemo(
    () => refundForm(detail),
    [detail],
  )
  return (
    <Form
      form={form}
      draft={draft}
      initial={initial}
      write={({ lines, delivery, ...input }, key) =>
        write(
          {
            ...withoutEmptyNote(input),
            lines: chosenOf(lines),
            ...(delivery.amount > 0 ? { delivery } : {}),
          },
          key,
        )
      }
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={translate('order:action.refund')}
      describeIssue={useDescribeIssue()}
    >
      {left.length > 0 ? (
        <PieceFields title={t('pieces.refunded')} lines={detail.lines} left={left} />
      ) : null}
      {fee.amount > 0 ? (
        <refundFields.Field name="delivery">
          {(field) => (
            <MoneyField
              label={t('refund.delivery')}
              description={t('refund.delivery.left', { amount: formats.money(fee) })}
              currencies={only(fee.currency)}
              currencyLabel={fee.currency}
              {...field}
            />
          )}
        </refundFields.Field>
      ) : null}
      <ReasonFields reasons={returnReasons} />
      {methods.length > 1 ? (
        <refundFields.Field name="method">
          {(field) => (
            <RadioGroup
              label={t('refund.method')}
              isRequired
              options={methods.map((id) => ({ id, label: t(`refundMethod.${id}`) }))}
              {...field}
            />
          )}
        </refundFields.Field>
      ) : null}
      <RefundSum detail={detail} refundable={refundable} />
    </Form>
  )
}

/** Refunds are in the currency of the order: there is no choice. */
function only(currency: Currency) {
  return { [currency]: currencies[currency] } as Record<Currency, number>
}

/** Amounts of a refund before it is sent. The returned commission is shown only if commission was earned. */
function RefundSum({ detail, refundable }: { detail: OrderDetail; refundable: Money }) {
  const { t } = useTranslation('orders')
  const lines = refundFields.useValue('lines')
  const delivery = refundFields.useValue('delivery')
  const { amount, commission } = refundOfWritten(detail, { lines, delivery })
  return (
    <Card heading={t('refund.sum')}>
      <DescriptionList
        details={[
          { label: t('refund.amount'), value: <MoneyText money={amount} /> },
          { label: t('refund.refundable'), value: <MoneyText money={refundable} /> },
          ...(isCommissionEarned(detail)
            ? [
                {
                  label: t('refund.commission.platform'),
                  value: <MoneyText money={commission.platform} />,
                },
              ]
            : []),
          ...(detail.agent && isCommissionEarned(detail)
            ? [
                {
                  label: t('refund.commission.agent'),
                  value: <MoneyText money={commission.agent} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
