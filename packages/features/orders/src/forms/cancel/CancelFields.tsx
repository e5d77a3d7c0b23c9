import { cancelReasons } from '@console/domain/order'
import { Checkbox } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { ReasonFields } from '../ReasonFields'
import { explanation, inWords } from '../reasons'

/** Values of a cancellation: a reason, and whether the items return to stock. */
export const cancellation = defineForm(
  z
    .object({ reasonCode: z.enum(cancelReasons), note: explanation, restock: z.boolean() })
    .check(inWords),
)

/** Initial values of a cancellation: usually the reserved items can be sold again. */
export const uncancelled = { reasonCode: null, note: '', restock: true }

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
