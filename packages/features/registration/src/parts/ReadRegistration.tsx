import { ApiError } from '@console/core/api'
import type { Registration } from '@console/domain/registration'
import { Read, type ReadProps } from '@console/read'
import { SkeletonText } from '@console/ui'
import { Gone } from './Gone'

interface ReadRegistrationProps {
  query: ReadProps<Registration>['query']
  children: ReadProps<Registration>['children']
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
