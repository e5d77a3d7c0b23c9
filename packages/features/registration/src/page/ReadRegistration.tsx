import { ApiError } from '@console/core/api'
import { type Registration, registrationPaths } from '@console/domain/registration'
import { QueryBoundary } from '@console/query-boundary'
import { SkeletonText, theme, VisuallyHidden, Link, StatePanel } from '@console/ui'
import { type UseQueryResult, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import { createQueries } from '@console/core/queries'
import { RegistrationPage } from './RegistrationPage'

/**
 * Query client for a guest's screen, as long as it is mounted: the session's client comes with the shell, which guests
 * do not have.
 */
export function GuestQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => createQueries())
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

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

/** Shown for a link without a registration: it has expired, or is incomplete. */
export function Gone() {
  const { t } = useTranslation('registration')
  return (
    <StatePanel
      kind="refused"
      title={t('gone.title')}
      actions={
        <Link variant="alone" href={registrationPaths.option}>
          {t('gone.again')}
        </Link>
      }
    >
      {t('gone.message')}
    </StatePanel>
  )
}
