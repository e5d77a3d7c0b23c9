import {
  afyaPaths,
  type AfyaProduct,
  type AfyaProductDetail,
  afyaProductsResource,
  toAfyaProduct,
} from '@console/domain/afya-product'
import { toCompany } from '@console/domain/company'
import { defineRecord, type RecordSlotProps } from '@console/record'
import { useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { changeRecord, readRecord } from '@console/core/resources'
import { takeRecord } from '@console/decision'
import { Card } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { afyaProductList } from './afyaProductList'
import { ProductTab, RegulationTab, SameGenericTab } from './productTabs'
import { ImagesTab } from './ImagesTab'
import { ProductBanners, ProductDetails, ProductSubtitle } from './ProductDetails'
import { ProductForm } from './ProductForm'

/** Tab with the form of a product. */
function EditTab({ detail }: RecordSlotProps<AfyaProductDetail>) {
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

/** /afya-product-details/:productId (specification 2): a medicine, restrictions of its sale, and alternatives. */
export const afyaProductRecord = defineRecord<AfyaProduct, AfyaProductDetail>()({
  namespace: 'pharmacy',
  resource: afyaProductsResource,
  list: { path: afyaPaths.list, title: 'products.title', config: afyaProductList, isQueue: false },
  subtitle: (detail) => <ProductSubtitle detail={detail} />,
  picture: ({ image }) => image,
  banners: ProductBanners,
  details: ProductDetails,
  tabs: [
    { id: 'product', title: 'product.tab', component: ProductTab },
    { id: 'regulation', title: 'product.regulation', component: RegulationTab },
    { id: 'images', title: 'product.images', component: ImagesTab },
    { id: 'same', title: 'product.same', component: SameGenericTab },
    { id: 'edit', title: 'edit', component: EditTab },
  ],
  related: ({ company }) => [
    { title: 'product.company', label: company.label, to: toCompany(company.token) },
  ],
  fieldLabels: {},
  forms: { recall: () => import('./RecallForm').then((m) => m.RecallForm) },
  pathOf: toAfyaProduct,
})
