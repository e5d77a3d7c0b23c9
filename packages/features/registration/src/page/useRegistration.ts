import { useSend } from '@console/core/api'
import {
  readRegistration,
  type Registration,
  type RegistrationDocument,
  type SentFile,
} from '@console/domain/registration'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

const keyOf = (token: string) => ['registration', token] as const

/** Reads the registration of the address, `?registration=`; nothing is read if it names none. */
export function useRegistration() {
  const send = useSend()
  const [search] = useSearchParams()
  const token = search.get('registration')
  const query = useQuery({
    queryKey: keyOf(token ?? ''),
    queryFn: ({ signal }) => readRegistration(send, token ?? '', signal),
    enabled: token !== null,
  })
  return { token, query }
}

/** Caches the server's response to a step, for the next one. */
export function useCacheRegistration() {
  const queries = useQueryClient()
  return (registration: Registration) =>
    queries.setQueryData(keyOf(registration.draftToken), registration)
}

/** Stores a file that the server has accepted for a document, so that the step shows it on return. */
export function useCacheFile() {
  const queries = useQueryClient()
  return (token: string, type: RegistrationDocument, file: SentFile) =>
    queries.setQueryData<Registration>(
      keyOf(token),
      (before) =>
        before && {
          ...before,
          documents: before.documents.map((each) =>
            each.type === type ? { ...each, file } : each,
          ),
        },
    )
}
