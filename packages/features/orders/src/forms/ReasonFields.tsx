import { useTranslate } from '@console/core/i18n'
import { Select, TextArea } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { type Reason, reasonFields } from './reasons'

/** Fields of a reason: one of these, with an explanation for "other". */
export function ReasonFields({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const isOther = reasonFields.useValue('reasonCode') === 'other'
  return (
    <>
      <reasonFields.Field name="reasonCode">
        {(field) => (
          <Select
            label={t('reason')}
            placeholder={t('reason.choose')}
            isRequired
            options={reasons.map((id) => ({ id, label: translate(`order:reason.${id}`) }))}
            {...field}
          />
        )}
      </reasonFields.Field>
      <reasonFields.Field name="note">
        {(field) => <TextArea label={t('reason.note')} isRequired={isOther} {...field} />}
      </reasonFields.Field>
    </>
  )
}
