import { useFormats, useTranslate } from '@console/core/i18n'
import { shortestNote } from '@console/core/workflows'
import {
  type CommissionRateRow,
  commissionRatesResource,
  type NextRate,
  toRate,
} from '@console/domain/commission-rate'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { DetailTable } from '@console/details'
import { Link, Stack, Text, TextArea } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { SubjectName } from '../terms/SubjectName'
import { useTermsText } from '../terms/termsText'

const end = defineForm(
  z.object({ note: z.string().check(z.trim(), z.minLength(shortestNote), z.maxLength(2000)) }),
)

/** Form of `end`: the rate that applies afterwards, and the reason for ending this one. */
export function EndForm({
  row,
  draft,
  write,
  onSent,
  onCancel,
}: ActionFormProps<CommissionRateRow>) {
  const { t } = useTranslation('commission-rates')
  const termsText = useTranslate()
  return (
    <DetailOf resource={commissionRatesResource} row={row}>
      {({ next }) => (
        <Form
          form={end}
          draft={draft}
          initial={{ note: '' }}
          {...{ write, onSent, onCancel }}
          submitLabel={termsText('commission-rate:action.end')}
          isDanger
        >
          <Stack gap={4}>
            <Next next={next} />
            <end.Field name="note">
              {(field) => (
                <TextArea
                  label={t('column.reason')}
                  description={termsText('commission-rate:blocker.note_missing')}
                  isRequired
                  {...field}
                />
              )}
            </end.Field>
          </Stack>
        </Form>
      )}
    </DetailOf>
  )
}

/** Rates that apply afterwards; if several, the share of each. */
function Next({ next }: { next: readonly NextRate[] }) {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const formats = useFormats()
  const isOne = next.length === 1
  if (next.length === 0) return <Text as="p">{t('end.nothing')}</Text>
  return (
    <Stack gap={1}>
      <Text as="p" weight="medium">
        {t('end.next')}
      </Text>
      <DetailTable
        label={t('end.next')}
        columns={[
          { title: t('column.subject') },
          { title: t('column.type') },
          { title: t('column.rate') },
          ...(isOne ? [] : [{ title: t('column.appliesTo'), align: 'end' } as const]),
        ]}
        rows={next.map(({ rate, items }) => ({
          key: rate?.rateToken ?? 'none',
          cells: [
            ...(rate
              ? [
                  <Link key="rate" href={toRate(rate.kind, rate.rateToken)}>
                    <SubjectName subject={rate.subject} />
                  </Link>,
                  t(`ladder.step.${rate.kind}`, { level: t(`level.${rate.subject.type}`) }),
                  termsText(rate),
                ]
              : [t('rate.none'), '–', '–']),
            ...(isOne ? [] : [formats.number(items)]),
          ],
        }))}
      />
    </Stack>
  )
}
