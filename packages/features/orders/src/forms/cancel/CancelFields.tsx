import { cancelReasons } from '@console/domain/order'
import { Checkbox } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { cancellation } from './cancellation'
import { ReasonFields } from '../ReasonFields'

/** Fields of a cancellation: reason, and whether reserved items can be sold again. */
export function CancelFields() {
  const { t } = useTranslation('orders')
  return (
    <>
      <ReasonFields reasons={cancelReasons} />
      <cancellation.Field name="restock">
        {({ value, onChange, name }) => (
          <Checkbox
            name={name}
            isSelected={value}
            description={t('cancel.restock.help')}
            onChange={onChange}
          >
            {t('cancel.restock')}
          </Checkbox>
        )}
      </cancellation.Field>
    </>
  )
}
