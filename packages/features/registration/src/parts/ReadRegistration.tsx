import { ApiError } from '@console/core/api'
import type { Registration } from '@console/domain/registration'
import { Read } from '@console/read'
import { SkeletonText } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Gone } from './Gone'

interface ReadRegistrationProps {
  query: UseQueryResult<Registration>
  children: (registration: Registration) => ReactNode
}

/** A registration, or why it cannot be gone on with. */
export function ReadRegistration({ query, children }: ReadRegistrationProps) {
  if (query.error instanceof ApiError && query.error.status === 404) return <Gone />
  return (
    <Read query={query} skeleton={<SkeletonText lines={6} />}>
      {children}
    </Read>
  )
}
