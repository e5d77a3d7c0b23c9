import { useTranslate } from '@console/core/i18n'
import type { ActionFormProps } from '@console/decision'
import {
  type AfyaProduct,
  recallClasses,
  recallReasons,
  type AfyaInput,
} from '@console/domain/afya-product'
import { Form, defineForm } from '@console/form'
import { RadioGroup, Select, TextArea, TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoteMissing } from '@console/core/workflows'
import * as z from 'zod/mini'

/** Form of a recall: class, lots, reason, and the name of the product to confirm. */
export function RecallForm({ row, draft, write, onSent, onCancel }: ActionFormProps<AfyaProduct>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const recall = useMemo(() => recallFormFor(row.brandName), [row.brandName])
  return (
    <Form
      form={recall}
      initial={{ recallClass: null, lots: '', reasonCode: null, note: '', brandName: '' }}
      submitLabel={translate('afya-product:action.recall')}
      isDanger
      describeIssue={({ code, path = [] }) => {
        if (code !== 'custom') return undefined
        return translate(
          `afya-product:blocker.${path.at(-1) === 'note' ? 'note_missing' : 'name_wrong'}`,
        )
      }}
      {...{ draft, write, onSent, onCancel }}
    >
      <recall.Field name="recallClass">
        {(field) => (
          <RadioGroup
            label={t('recall.class')}
            isRequired
            options={recallClasses.map((id) => ({
              id,
              label: t(`class.${id}`),
              description: t(`class.${id}.means`),
            }))}
            {...field}
          />
        )}
      </recall.Field>
      <recall.Field name="lots">
        {(field) => (
          <TextArea
            label={t('recall.lots')}
            description={t('recall.lots.hint')}
            isRequired
            {...field}
          />
        )}
      </recall.Field>
      <recall.Field name="reasonCode">
        {(field) => (
          <Select
            label={t('recall.reason')}
            isRequired
            options={recallReasons.map((id) => ({
              id,
              label: translate(`afya-product:reason.${id}`),
            }))}
            {...field}
          />
        )}
      </recall.Field>
      <recall.Field name="note">
        {(field) => <TextArea label={t('recall.note')} {...field} />}
      </recall.Field>
      <recall.Field name="brandName">
        {(field) => (
          <TextField
            label={t('recall.name', { name: row.brandName })}
            isRequired
            autoComplete="off"
            {...field}
          />
        )}
      </recall.Field>
    </Form>
  )
}

/** Form of a recall; typing the name prevents the recall of a wrong product. @param brandName name of the product */
function recallFormFor(brandName: string) {
  return defineForm(
    z.pipe(
      z
        .object({
          recallClass: z.enum(recallClasses),
          lots: z.string().check(z.trim(), z.minLength(2), z.maxLength(4000)),
          reasonCode: z.enum(recallReasons),
          note: z.string().check(z.trim(), z.maxLength(2000)),
          brandName: z.string().check(z.trim(), z.minLength(1)),
        })
        .check(
          z.refine(({ reasonCode, note }) => reasonCode !== 'other' || !isNoteMissing(note), {
            path: ['note'],
          }),
          z.refine((input) => input.brandName === brandName, { path: ['brandName'] }),
        ),
      z.transform(({ lots, note, ...input }): AfyaInput => ({
        ...input,
        lots: lotsIn(lots),
        ...(note === '' ? {} : { note }),
      })),
    ),
  )
}

/** Lot numbers in a text, separated by line breaks or commas, without duplicates. */
function lotsIn(written: string): string[] {
  return [
    ...new Set(
      written
        .split(/[\n,;]+/)
        .map((lot) => lot.trim())
        .filter(Boolean),
    ),
  ]
}
