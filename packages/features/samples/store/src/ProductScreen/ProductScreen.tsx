import { ApiError, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { readRecord } from '@console/core/resources'
import { useNameInTitle } from '@console/core/routes'
import { takeRecord } from '@console/decision'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Heading, Link, SkeletonBlock, Stack, StatePanel } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMatch, useNavigate } from 'react-router-dom'
import { newProductId, productPath, storePaths } from '../paths'
import type { ProductRow } from '../productWorkflow'
import { keepProduct, productsResource } from '../productResource'
import { mergeProduct } from './mergeProduct'
import { ProductFoot } from './ProductFoot'
import { ProductForm } from './ProductForm'
import { productOf, type ProductValues } from './productForm'
import { ProductHead } from './ProductHead'
import { useKnownChips } from './useKnownChips'

/** /apps/e-commerce/products/:productId: form of a product; `new` in place of the id creates one. */
export function ProductScreen() {
  const { t } = useTranslation('store')
  const productId = useMatch(storePaths.product)?.params.productId ?? ''
  return (
    <Stack gap={4}>
      <Link variant="alone" href={storePaths.products}>
        {t('products.title')}
      </Link>
      {productId === newProductId ? <NewProduct /> : <OpenProduct key={productId} id={productId} />}
    </Stack>
  )
}

/** Updates the saved product wherever it is shown. */
function useSaved() {
  const { t } = useTranslation('store')
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  return (row: ProductRow) => {
    takeRecord(queries, productsResource, row, 'take')
    void queries.invalidateQueries({ queryKey: resourceKeys.of(productsResource.id) })
    snackbar({ variant: 'success', title: t('product.saved', { name: row.name }) })
  }
}

function NewProduct() {
  const { t } = useTranslation('store')
  const send = useSend()
  const navigate = useNavigate()
  const known = useKnownChips()
  const saved = useSaved()
  return (
    <>
      <Heading level={1}>{t('products.new')}</Heading>
      <ProductForm
        product={null}
        known={known}
        draft="store-product:new"
        isOpened
        // The key is the same for every attempt, and is the product's id.
        write={(values, key) => keepProduct(send, productOf(values, null, key))}
        onSent={(row) => {
          saved(row)
          void navigate(productPath(row.id), { replace: true })
        }}
        onCancel={() => void navigate(storePaths.products)}
        submitLabel={t('product.save')}
      />
    </>
  )
}

function OpenProduct({ id }: { id: string }) {
  const { t } = useTranslation('store')
  const send = useSend()
  const query = useQuery({
    queryKey: resourceKeys.record(productsResource.id, id),
    queryFn: ({ signal }) => readRecord(send, productsResource, id, signal),
  })
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <StatePanel
        kind="noMatch"
        icon={PackageX}
        headingLevel={1}
        title={t('product.none')}
        actions={<Link href={storePaths.products}>{t('products.title')}</Link>}
      >
        {t('product.none.text')}
      </StatePanel>
    )
  return (
    <QueryBoundary query={query} headingLevel={1} skeleton={<SkeletonBlock blockSize={480} />}>
      {(row) => <EditProduct row={row} />}
    </QueryBoundary>
  )
}

function EditProduct({ row }: { row: ProductRow }) {
  const { t } = useTranslation('store')
  const send = useSend()
  const known = useKnownChips()
  const queries = useQueryClient()
  const saved = useSaved()
  useNameInTitle(row.name)

  /** The whole product is sent and the server has no versions, so it is read first: changes by others are kept. */
  async function write(values: ProductValues) {
    const now = await readRecord(send, productsResource, row.id)
    const merged = mergeProduct(values, row, now)
    if (merged) return keepProduct(send, productOf(merged, now, row.id))
    queries.setQueryData(resourceKeys.record(productsResource.id, row.id), now)
    throw new ApiError({ status: 409, code: 'state_conflict' })
  }

  return (
    <>
      <ProductHead row={row} />
      <ProductForm
        product={row}
        known={known}
        draft={`store-product:${row.id}`}
        foot={ProductFoot}
        write={write}
        onSent={saved}
        submitLabel={t('product.save')}
      />
    </>
  )
}
