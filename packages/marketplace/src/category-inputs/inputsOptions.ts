import { useSend } from '@console/core/api'
import { inputRecords, readAllCategoryInputs, readInputs } from '@console/domain/input'
import { resourceKeys } from '@console/read'
import { useQuery } from '@tanstack/react-query'

/** What all inputs are kept under: as a page of their records, so that they are read again once a server tells that one has changed. */
export const inputsKey = resourceKeys.pages(inputRecords.inputs)

/** Reads all inputs. */
export function useInputs() {
  const send = useSend()
  return useQuery({ queryKey: inputsKey, queryFn: ({ signal }) => readInputs(send, signal) })
}

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
