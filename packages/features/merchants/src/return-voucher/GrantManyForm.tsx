import { useTranslate } from '@console/core/i18n'
import type { ReturnRow } from '@console/domain/return-voucher'
import type { BulkFormProps } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { TextArea } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

const grantMany = defineForm(z.object({ note: z.string().check(z.maxLength(2000)) }))

/** Form that grants many returns in full; late ones require a reason. */
export function GrantManyForm({ rows, draft, submit, onCancel }: BulkFormProps<ReturnRow>) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const isAnyLate = rows.some(({ isOverWindow }) => isOverWindow)
  return (
    <Form
      form={grantMany}
      draft={draft}
      keepsDraft
      initial={{ note: '' }}
      write={({ note }) => Promise.resolve(note === '' ? {} : { note })}
      onSent={(input) => submit({ full: true, ...input })}
      onCancel={onCancel}
      submitLabel={translate('return-voucher:action.approve')}
    >
      <grantMany.Field name="note">
        {(field) => (
          <TextArea
            label={t('grant.note')}
            description={isAnyLate ? t('grant.note.late') : undefined}
            {...field}
          />
        )}
      </grantMany.Field>
    </Form>
  )
}
