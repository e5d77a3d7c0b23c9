import { useFormats } from '@console/core/i18n'
import { toDrafts } from '@console/domain/order'
import { Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useDrafts } from './useDrafts'

/** How many orders the reader has begun, and where they are. */
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
