import { useSend } from '@console/core/api'
import { createRecord } from '@console/core/resources'
import { takeRecord } from '@console/decision'
import { afyaPaths, afyaProductsResource, toAfyaProduct } from '@console/domain/afya-product'
import { resourceKeys } from '@console/query-boundary'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WritingScreen } from '../WritingScreen'
import { ProductForm } from './ProductForm'

/** /afya-product-list?new= : a new product. It is a draft until it is activated. */
export function NewProduct() {
  const { t } = useTranslation('pharmacy')
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (
    <WritingScreen
      title={t('products.new')}
      back={{ title: t('products.title'), to: afyaPaths.list }}
    >
      <ProductForm
        product={null}
        draft="afya-product:new"
        isOpened
        write={(body, key) => createRecord(send, afyaProductsResource, body, key)}
        onSent={(product) => {
          takeRecord(queries, afyaProductsResource, product, 'take')
          void queries.invalidateQueries({ queryKey: resourceKeys.of(afyaProductsResource.id) })
          void navigate(toAfyaProduct(product.productId), { replace: true })
        }}
        onCancel={() => void navigate(afyaPaths.list)}
        submitLabel={t('products.save')}
      />
    </WritingScreen>
  )
}
