import { useFormats, useTranslate } from '@console/core/i18n'
import {
  differenceReasons,
  type MerchantSaleDetail,
  type MerchantSaleRow,
  merchantSalesResource,
  type MatchInput,
} from '@console/domain/merchant-sale'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { Form, defineForm } from '@console/form'
import { RadioGroup, Select, Stack, TextArea, TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoteMissing } from '@console/core/workflows'
import * as z from 'zod/mini'
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

type Candidates = MerchantSaleDetail['candidates']

/** Checks whether the typed receipt has the paid amount; null if it is not among the suggested. */
function isExactOf(candidates: Candidates, receiptNo: string): boolean | null {
  const chosen = candidates.find((each) => each.receiptNo === receiptNo.trim())
  return chosen ? chosen.difference.amount === 0 : null
}

/**
 * Form of a match: a receipt is required, and a reason if the amounts differ. For a receipt that was not suggested, the
 * server checks the amount.
 */
export function matchFormFor(candidates: Candidates) {
  return defineForm(
    z.pipe(
      z
        .object({
          receiptNo: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
          reasonCode: z.nullable(z.enum(differenceReasons)),
          note: z.string().check(z.trim(), z.maxLength(2000)),
        })
        .check(
          z.refine(
            ({ receiptNo, reasonCode }) =>
              isExactOf(candidates, receiptNo) !== false || reasonCode !== null,
            { path: ['reasonCode'] },
          ),
          z.refine(
            ({ receiptNo, reasonCode, note }) =>
              isExactOf(candidates, receiptNo) === true ||
              reasonCode !== 'other' ||
              !isNoteMissing(note),
            { path: ['note'] },
          ),
        ),
      z.transform(({ receiptNo, reasonCode, note }): MatchInput => {
        if (reasonCode === null || isExactOf(candidates, receiptNo) === true) return { receiptNo }
        return { receiptNo, reasonCode, ...(note === '' ? {} : { note }) }
      }),
    ),
  )
}
