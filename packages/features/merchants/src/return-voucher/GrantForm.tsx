import { useFormats, useTranslate } from '@console/core/i18n'
import type { Money } from '@console/core/contracts'
import {
  refundMethodsFor,
  type ReturnDetail,
  type ReturnRow,
  returnsResource,
  grantReversal,
  maxPieces,
} from '@console/domain/return-voucher'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { Form } from '@console/form'
import { Select, TextArea } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList, MoneyText } from '@console/details'
import { grantFormOf, grantOfLine, type GrantFormOf, sumOf } from './grant'
import { GrantLine } from './GrantLine'

/** Form of a granted return, line by line. */
export function GrantForm(props: ActionFormProps<ReturnRow>) {
  const translate = useTranslate()
  return <FormOfReturn {...props} submitLabel={translate('return-voucher:action.approve')} />
}

/** Form of a proposal for a return, line by line. */
export function ProposalForm(props: ActionFormProps<ReturnRow>) {
  const translate = useTranslate()
  return <FormOfReturn {...props} submitLabel={translate('return-voucher:action.propose')} />
}

interface FormOfReturnProps extends ActionFormProps<ReturnRow> {
  submitLabel: string
}

function FormOfReturn(props: FormOfReturnProps) {
  return (
    <DetailOf resource={returnsResource} row={props.row}>
      {(detail) => <FormOfDetail {...props} detail={detail} />}
    </DetailOf>
  )
}

function FormOfDetail({
  detail,
  draft,
  write,
  onSent,
  onCancel,
  submitLabel,
}: FormOfReturnProps & { detail: ReturnDetail }) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const form = useMemo(() => grantFormOf(detail), [detail])
  const { lines, payment, refundMethod, isOverWindow } = detail
  const methods = refundMethodsFor(payment)
  return (
    <Form
      form={form}
      draft={draft}
      initial={{
        lines: lines.map(grantOfLine),
        method: methods.includes(refundMethod) ? refundMethod : (methods[0] ?? null),
        note: '',
      }}
      write={({ note, ...input }, key) => write(note === '' ? input : { ...input, note }, key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={submitLabel}
      describeIssue={({ code, path = [], ...issue }) => {
        if (code !== 'custom') return undefined
        const max = (issue as { params?: { max?: Money } }).params?.max
        if (!max) return path.length === 0 ? t('grant.nothing') : undefined
        const amount = formats.money(max)
        return t(path[0] === 'method' ? 'grant.tooMuchPaid' : 'grant.amount.tooMuch', { amount })
      }}
    >
      {lines.map((line, place) => (
        <GrantLine key={line.lineId} form={form} line={line} place={place} />
      ))}
      <form.Field name="method">
        {(field) => (
          <Select
            label={t('grant.method')}
            isRequired
            options={methods.map((id) => ({ id, label: t(`refundMethod.${id}`) }))}
            {...field}
          />
        )}
      </form.Field>
      <form.Field name="note">
        {(field) => (
          <TextArea
            label={t('grant.note')}
            isRequired={isOverWindow}
            description={isOverWindow ? t('grant.note.late') : undefined}
            {...field}
          />
        )}
      </form.Field>
      <GrantSums form={form} detail={detail} />
    </Form>
  )
}

interface GrantSumsProps {
  form: GrantFormOf
  detail: ReturnDetail
}

/** Totals of a grant before it is confirmed. Commission is returned only if the order is a sale. */
function GrantSums({ form, detail }: GrantSumsProps) {
  const { t } = useTranslation('merchants')
  const written = form.useValue('lines')
  const granted = written.flatMap(({ lineId, quantity, amount }) => {
    const line = detail.lines.find((each) => each.lineId === lineId)
    const isRead =
      line &&
      typeof quantity === 'number' &&
      Number.isInteger(quantity) &&
      quantity >= 0 &&
      quantity <= maxPieces(line) &&
      typeof amount.amount === 'number'
    return isRead
      ? [{ lineId, quantity, amount: { ...detail.amount, amount: amount.amount as number } }]
      : []
  })
  const { platform, agent } = grantReversal(detail, granted)
  return (
    <div role="status">
      <DescriptionList
        details={[
          {
            label: t('grant.all'),
            value: <MoneyText money={{ ...detail.amount, amount: sumOf(granted) }} />,
          },
          ...(detail.sale
            ? [{ label: t('grant.platform'), value: <MoneyText money={platform} /> }]
            : []),
          ...(detail.sale && agent.amount > 0
            ? [{ label: t('grant.agent'), value: <MoneyText money={agent} /> }]
            : []),
        ]}
      />
    </div>
  )
}
