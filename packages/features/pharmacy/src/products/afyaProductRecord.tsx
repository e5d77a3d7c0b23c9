import {
  afyaPaths,
  type AfyaProduct,
  type AfyaProductDetail,
  afyaProductsResource,
  toAfyaProduct,
} from '@console/domain/afya-product'
import { toCompany } from '@console/domain/company'
import { defineRecord } from '@console/record'
import { afyaProductList } from './afyaProductList'
import { ProductTab } from './ProductTab'
import { EditTab } from './EditTab'
import { ImagesTab } from './ImagesTab'
import { RegulationTab } from './RegulationTab'
import { ProductBanners, ProductDetails, ProductSubtitle } from './ProductDetails'
import { SameGenericTab } from './SameGenericTab'

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
