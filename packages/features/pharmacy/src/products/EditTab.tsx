import { useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { changeRecord, readRecord } from '@console/core/resources'
import { takeRecord } from '@console/decision'
import { type AfyaProductDetail, afyaProductsResource } from '@console/domain/afya-product'
import type { RecordSlotProps } from '@console/record'
import { Card } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProductForm } from './ProductForm'

/** Tab with the form of a product. */
export function EditTab({ detail }: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const take = (read: AfyaProductDetail) => takeRecord(queries, afyaProductsResource, read, 'take')
  return (
    <Card heading={t('edit')}>
      <ProductForm
        product={detail}
        draft={`afya-product:${detail.productId}`}
        write={(body, key) => changeRecord(send, afyaProductsResource, detail, body, key)}
        onSent={(saved) => {
          take(saved)
          notices.snackbar({ variant: 'success', title: t('saved') })
        }}
        onOutdated={async () =>
          take(await readRecord(send, afyaProductsResource, detail.productId))
        }
        submitLabel={t('save')}
      />
    </Card>
  )
}
