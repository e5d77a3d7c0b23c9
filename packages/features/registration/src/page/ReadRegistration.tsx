import { ApiError } from '@console/core/api'
import type { Registration } from '@console/domain/registration'
import { QueryBoundary } from '@console/query-boundary'
import { SkeletonText, theme, VisuallyHidden } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Gone } from './Gone'
import { RegistrationPage } from './RegistrationPage'

interface ReadRegistrationProps {
  title: string
  query: UseQueryResult<Registration>
  /** Renders the whole page: before loading, its type is unknown. */
  children: (registration: Registration) => ReactNode
}

/**
 * Loads a registration, or shows why it cannot be resumed. The page is rendered only once it is loaded, so that nothing
 * moves.
 */
export function ReadRegistration({ title, query, children }: ReadRegistrationProps) {
  const { data, error, fetchStatus } = query
  if (data !== undefined) return children(data)
  if (error === null && fetchStatus !== 'paused')
    return (
      <Waiting aria-busy>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <SkeletonText lines={6} />
      </Waiting>
    )
  return (
    <RegistrationPage title={title} registration={null} step={null}>
      {error instanceof ApiError && error.status === 404 ? (
        <Gone />
      ) : (
        <QueryBoundary query={query} skeleton={null}>
          {children}
        </QueryBoundary>
      )}
    </RegistrationPage>
  )
}

const Waiting = styled.main`
  inline-size: min(100%, 720px);
  margin-inline: auto;
  padding: ${theme.space[6]} ${theme.space[4]};
`
