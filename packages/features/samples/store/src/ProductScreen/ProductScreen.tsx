import { ApiError, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { readRecord, pageQuery } from '@console/core/resources'
import { useNameInTitle } from '@console/core/routes'
import { takeRecord } from '@console/decision'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Heading, Link, SkeletonBlock, Stack, StatePanel } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMatch, useNavigate } from 'react-router-dom'
import { isSame } from '@console/form'
import { useMemo } from 'react'
import { newProductId, productPath, storePaths } from '../paths'
import type { ProductRow } from '../productWorkflow'
import { saveProductRow, productsResource } from '../productResource'
import { ProductFoot } from './ProductFoot'
import { ProductForm } from './ProductForm'
import { productOf, type ProductValues, initialProduct, productForm } from './productForm'
import { ProductHead } from './ProductHead'
import type { Product } from '../contract'

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
        write={(values, key) => saveProductRow(send, productOf(values, null, key))}
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
    if (merged) return saveProductRow(send, productOf(merged, now, row.id))
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

/**
 * Applies the fields changed in the form to the current product.
 * @param read product that the form was filled with
 * @returns null if both sides changed the same field, or if the resulting prices do not match
 */
export function mergeProduct(
  typed: ProductValues,
  read: Product,
  now: Product,
): ProductValues | null {
  const [before, after] = [initialProduct(read), initialProduct(now)] as const
  const names = Object.keys(before) as (keyof ProductValues)[]
  const changedByBoth = names.some(
    (name) =>
      !isSame(typed[name], before[name]) &&
      !isSame(before[name], after[name]) &&
      !isSame(typed[name], after[name]),
  )
  if (changedByBoth) return null
  const merged = Object.fromEntries(
    names.map((name) => [name, (isSame(typed[name], before[name]) ? after : typed)[name]]),
  )
  return productForm.schema.safeParse(merged).data ?? null
}

/** Query for the largest page of products, whose categories and tags are suggested. */
const asked = { pageSize: '100', sort: 'name' }

/** Categories and tags of products. If they cannot be read, there are no suggestions, and any text is allowed. */
function useKnownChips() {
  const send = useSend()
  const { data } = useQuery(pageQuery(send, productsResource, asked))
  return useMemo(() => {
    const all = data?.items ?? []
    const once = (texts: readonly string[]) => [...new Set(texts)].toSorted()
    return {
      categories: once(all.flatMap(({ categories }) => categories)),
      tags: once(all.flatMap(({ tags }) => tags)),
    }
  }, [data])
}
