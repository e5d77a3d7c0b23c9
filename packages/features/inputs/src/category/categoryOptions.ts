import { useSend } from '@console/core/api'
import { readStructure } from '@console/core/structures'
import { categories, type CategoryKind } from '@console/domain/category'
import { resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'

/** Reads the category tree of a kind. */
export function useCategories(kind: CategoryKind) {
  const send = useSend()
  return useQuery({
    queryKey: [...resourceKeys.pages(categories.id), 'structure', kind],
    queryFn: ({ signal }) => readStructure(send, categories, kind, signal),
  })
}
