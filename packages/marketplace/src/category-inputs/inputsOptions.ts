import { useSend } from '@console/core/api'
import { inputRecords, readAllCategoryInputs, readInputs } from '@console/domain/input'
import { resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'

/** Query key of all inputs: a page of their records, so that they are refetched after a change event. */
export const inputsKey = resourceKeys.pages(inputRecords.inputs)

/** Reads all inputs. */
export function useInputs() {
  const send = useSend()
  return useQuery({ queryKey: inputsKey, queryFn: ({ signal }) => readInputs(send, signal) })
}

/** Query key of the inputs of all categories. */
export const categoryInputsKey = resourceKeys.pages(inputRecords.categoryInputs)

/** Reads the inputs of every category with inputs of its own. */
export function useAllCategoryInputs() {
  const send = useSend()
  return useQuery({
    queryKey: categoryInputsKey,
    queryFn: ({ signal }) => readAllCategoryInputs(send, signal),
  })
}
