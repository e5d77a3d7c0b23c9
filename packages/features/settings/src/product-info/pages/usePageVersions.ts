import { useSend } from '@console/core/api'
import { productInfo, type ProductPage, readPageVersions } from '@console/domain/product-info'
import { resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'

/** Query key of the published versions of a page: invalidated with the document's history. */
export function pageVersionsKey(page: ProductPage) {
  return [...resourceKeys.histories(productInfo.id), 'published', page] as const
}

/** Published versions of a page, newest first. */
export function usePageVersions(page: ProductPage) {
  const send = useSend()
  return useQuery({
    queryKey: pageVersionsKey(page),
    queryFn: ({ signal }) => readPageVersions(send, page, signal),
  })
}
