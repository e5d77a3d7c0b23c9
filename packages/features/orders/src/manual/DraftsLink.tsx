import { useFormats } from '@console/core/i18n'
import { toDrafts } from '@console/domain/order'
import { Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useDrafts } from './useDrafts'

/** Link to the user's drafts of orders, with their number. */
export function DraftsLink() {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { data } = useDrafts()
  return (
    <div>
      <Link variant="alone" href={toDrafts}>
        {data
          ? t('manual.drafts.count', {
              count: data.items.length,
              number: formats.number(data.items.length),
            })
          : t('manual.drafts.title')}
      </Link>
    </div>
  )
}
