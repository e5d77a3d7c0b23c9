import { ApiError } from '@console/core/api'
import type { Registration } from '@console/domain/registration'
import { Read } from '@console/read'
import { SkeletonText, theme, VisuallyHidden } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Gone } from './Gone'
import { RegistrationPage } from './RegistrationPage'

interface ReadRegistrationProps {
  title: string
  query: UseQueryResult<Registration>
  /** The whole page: before it is read nobody knows which. */
  children: (registration: Registration) => ReactNode
}

/** A registration, or why it cannot be gone on with. The page is drawn at once, when it is known: nothing of it moves. */
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
        <Read query={query} skeleton={null}>
          {children}
        </Read>
      )}
    </RegistrationPage>
  )
}

const Waiting = styled.main`
  inline-size: min(100%, 720px);
  margin-inline: auto;
  padding: ${theme.space[6]} ${theme.space[4]};
`
