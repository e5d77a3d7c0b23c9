import { useTranslate } from '@console/core/i18n'
import type { ActionFormProps } from '@console/decision'
import { type AfyaProduct, recallClasses, recallReasons } from '@console/domain/afya-product'
import { Form } from '@console/form'
import { RadioGroup, Select, TextArea, TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { recallFormFor } from './recallForm'

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
