import { useFormats, useTranslate } from '@console/core/i18n'
import {
  differenceReasons,
  type MerchantSaleDetail,
  type MerchantSaleRow,
  merchantSalesResource,
} from '@console/domain/merchant-sale'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { Form } from '@console/form'
import { RadioGroup, Select, Stack, TextArea, TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isExactOf, matchFormFor } from './matchForm'
import { useWhy } from './useWhy'

type MatchFormProps = ActionFormProps<MerchantSaleRow>

/** Form of `match`: a suggested receipt, or another by its number, with a reason for a different amount. */
export function MatchForm(props: MatchFormProps) {
  return (
    <DetailOf resource={merchantSalesResource} row={props.row}>
      {(detail) => <WithCandidates {...props} detail={detail} />}
    </DetailOf>
  )
}

function WithCandidates({
  detail,
  draft,
  write,
  onSent,
  onCancel,
}: MatchFormProps & { detail: MerchantSaleDetail }) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const { candidates } = detail
  const match = useMemo(() => matchFormFor(candidates), [candidates])
  const [best, second] = candidates
  // Of two that match equally well, neither is preselected.
  const isClear = best?.difference.amount === 0 && second?.difference.amount !== 0
  return (
    <Form
      form={match}
      draft={draft}
      initial={{ receiptNo: isClear ? best.receiptNo : '', reasonCode: null, note: '' }}
      write={write}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={t('matchForm.submit')}
      describeIssue={({ path = [], code }) => {
        if (code !== 'custom') return undefined
        return translate(
          path.at(-1) === 'note'
            ? 'merchant-sale:blocker.note_missing'
            : 'merchant-sale:blocker.difference_unexplained',
        )
      }}
    >
      <Fields form={match} detail={detail} />
    </Form>
  )
}

interface FieldsProps {
  form: ReturnType<typeof matchFormFor>
  detail: MerchantSaleDetail
}

function Fields({ form: match, detail }: FieldsProps) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const isExact = isExactOf(detail.candidates, match.useValue('receiptNo'))
  const reason = match.useValue('reasonCode')
  return (
    <Stack gap={4}>
      <match.Field name="receiptNo">
        {(field) => (
          <Stack gap={3}>
            <Suggested detail={detail} value={field.value} onChange={field.onChange} />
            <TextField label={t('matchForm.receiptNo')} isCode isRequired {...field} />
          </Stack>
        )}
      </match.Field>
      {isExact === true ? null : (
        <match.Field name="reasonCode">
          {(field) => (
            <Select
              label={t('matchForm.reason')}
              isRequired={isExact === false}
              description={isExact === null ? t('matchForm.reasonIfDifferent') : undefined}
              options={differenceReasons.map((id) => ({
                id,
                label: translate(`merchant-sale:reason.${id}`),
              }))}
              {...field}
            />
          )}
        </match.Field>
      )}
      {isExact === true || reason === null ? null : (
        <match.Field name="note">
          {(field) => (
            <TextArea label={t('fact.note')} isRequired={reason === 'other'} {...field} />
          )}
        </match.Field>
      )}
    </Stack>
  )
}

interface SuggestedProps {
  detail: MerchantSaleDetail
  value: string
  onChange: (receiptNo: string) => void
}

/** Suggested receipts, each with its total and reasons; choosing one fills in its number. */
function Suggested({ detail, value, onChange }: SuggestedProps) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const why = useWhy()
  if (detail.candidates.length === 0) return null
  return (
    <RadioGroup
      label={t('merchantSales.candidates')}
      options={detail.candidates.map((candidate) => ({
        id: candidate.receiptNo,
        label: `${candidate.receiptNo} · ${formats.money(candidate.total)}`,
        description: why(detail, candidate),
      }))}
      value={value.trim()}
      onChange={onChange}
    />
  )
}
