import { useSend } from '@console/core/api'
import { productInfo, type ProductPage, readPageVersions } from '@console/domain/product-info'
import { resourceKeys } from '@console/read'
import { useQuery } from '@tanstack/react-query'

/** Under which key it is kept what was published of a page: it is read again with the document's history. */
export function pageVersionsKey(page: ProductPage) {
  return [...resourceKeys.histories(productInfo.id), 'published', page] as const
}

/** What was published of a page, the newest first. */
export function usePageVersions(page: ProductPage) {
  const send = useSend()
  return useQuery({
    queryKey: pageVersionsKey(page),
    queryFn: ({ signal }) => readPageVersions(send, page, signal),
  })
}
