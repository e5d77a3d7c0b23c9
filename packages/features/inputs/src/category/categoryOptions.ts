import { useSend } from '@console/core/api'
import { readStructure } from '@console/core/structures'
import { categories, type CategoryKind } from '@console/domain/category'
import { inputRecords, readAllCategoryInputs } from '@console/domain/input'
import { resourceKeys } from '@console/read'
import { useQuery } from '@tanstack/react-query'

/** What is kept of what all categories ask. */
export const categoryInputsKey = resourceKeys.pages(inputRecords.categoryInputs)

/** Reads what every category asks that asks something itself. */
export function useAllCategoryInputs() {
  const send = useSend()
  return useQuery({
    queryKey: categoryInputsKey,
    queryFn: ({ signal }) => readAllCategoryInputs(send, signal),
  })
}

/** Reads the tree of categories of a kind. */
export function useCategories(kind: CategoryKind) {
  const send = useSend()
  return useQuery({
    queryKey: [...resourceKeys.pages(categories.id), 'structure', kind],
    queryFn: ({ signal }) => readStructure(send, categories, kind, signal),
  })
}
