import {
  type AfyaProduct,
  afyaProductsResource,
  toAfyaProduct,
  toNewAfyaProduct,
} from '@console/domain/afya-product'
import { companyCapabilities } from '@console/domain/company'
import { defineList } from '@console/list'
import { ProductUploads } from '../UploadLinks'
import { productColumns, productFilters } from './productListParts'

/** /afya-product-list (specification 2): medicines as they are sold in packs. `?new=` writes one. */
export const afyaProductList = defineList<AfyaProduct>()({
  id: 'afya-products',
  namespace: 'pharmacy',
  title: 'products.title',
  resource: afyaProductsResource,
  fixed: {},
  sort: 'brandName',
  columns: [
    productColumns.brandName,
    productColumns.strength,
    productColumns.dosageForm,
    productColumns.pack,
    productColumns.company,
    productColumns.schedule,
    productColumns.listPrice,
    productColumns.status,
    productColumns.genericName,
    productColumns.storage,
    productColumns.route,
    productColumns.atcCode,
    productColumns.gtin,
    productColumns.registrationNo,
    productColumns.registrationExpiresOn,
    productColumns.shelfLifeMonths,
  ],
  filters: [
    productFilters.schedule,
    productFilters.dosageForm,
    productFilters.status,
    productFilters.company,
    productFilters.coldChain,
    productFilters.image,
    productFilters.registration,
    productFilters.atc,
    productFilters.country,
    productFilters.route,
    productFilters.storage,
    productFilters.registrationExpiresOn,
    productFilters.recallClass,
    productFilters.hidden,
  ],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    { id: 'active', title: 'afya-product:status.active', query: { status: 'active' } },
    { id: 'drafts', title: 'view.drafts', query: { status: 'draft' } },
    { id: 'no-image', title: 'view.noImage', query: { image: 'without' } },
    {
      id: 'expiring',
      title: 'view.registrations',
      query: { registration: ['expired', 'expiring'], sort: 'registrationExpiresOn' },
    },
    { id: 'recalled', title: 'afya-product:status.recalled', query: { status: 'recalled' } },
  ],
  primary: {
    title: 'products.new',
    to: toNewAfyaProduct,
    needs: companyCapabilities.edit,
    isWritten: true,
  },
  Intro: ProductUploads,
  instead: { new: () => import('./ProductScreen').then((m) => m.NewProduct) },
  rowActions: ['activate', 'close_recall', 'withdraw', 'recall'],
  bulkActions: ['activate', 'withdraw'],
  forms: { recall: () => import('./RecallForm').then((m) => m.RecallForm) },
  recordPath: ({ productId }) => toAfyaProduct(productId),
  empty: { text: 'products.empty', next: { title: 'products.new', to: toNewAfyaProduct } },
})
