import { useTranslate } from '@console/core/i18n'
import type { ApiError } from '@console/core/api'
import { Button, StatePanel, theme } from '@console/ui'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { RateLimited } from '@console/query-boundary'

interface ListPlaceholderProps {
  /** Reason for the missing rows. */
  kind:
    | 'empty'
    | 'emptyView'
    | 'noMatch'
    | 'refused'
    | 'notFound'
    | 'invalid'
    | 'limited'
    | 'failed'
    | 'offline'
  error: ApiError | null
  /** Text of a list without any rows, and the one suggested next step. */
  empty: { text: string; next?: { title: string; to: string } }
  /** Empty view, and the default one. */
  view: string
  firstView: { title: string; to: string }
  /** Active filters and search, as text. */
  excluding: readonly string[]
  onClear: () => void
  onRetry: () => void
}

/** Replaces the rows of an empty list, with the reason and the next step. */
export function ListPlaceholder({
  kind,
  error,
  empty,
  view,
  firstView,
  excluding,
  onClear,
  onRetry,
}: ListPlaceholderProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  // The router's key of the first entry: there is nothing to go back to.
  const isFirst = useLocation().key === 'default'
  const requestId =
    error?.requestId && kind !== 'offline'
      ? {
          value: error.requestId,
          label: translate('query-boundary:index.requestId.label'),
          copyLabel: translate('list:index.requestId.copy'),
          copiedLabel: translate('list:index.requestId.copied'),
        }
      : undefined

  switch (kind) {
    case 'empty':
      return (
        <StatePanel
          kind="empty"
          title={translate('list:index.empty.title')}
          actions={empty.next ? <Onward to={empty.next.to}>{empty.next.title}</Onward> : undefined}
        >
          {empty.text}
        </StatePanel>
      )
    case 'emptyView':
      return (
        <StatePanel
          kind="empty"
          title={translate('list:index.emptyView.title', { view })}
          actions={<Onward to={firstView.to}>{firstView.title}</Onward>}
        >
          {translate('list:index.emptyView.message')}
        </StatePanel>
      )
    case 'noMatch':
      return (
        <StatePanel
          kind="noMatch"
          title={translate('list:index.noMatch.title')}
          actions={
            <Button variant="primary" onPress={onClear}>
              {translate('list:index.filters.clear')}
            </Button>
          }
        >
          {translate('list:index.noMatch.message')}
          <ul>
            {excluding.map((filter) => (
              <li key={filter}>
                <bdi>{filter}</bdi>
              </li>
            ))}
          </ul>
        </StatePanel>
      )
    case 'refused':
      return (
        <StatePanel
          kind="refused"
          title={translate('list:index.refused.title')}
          requestId={requestId}
          actions={
            isFirst ? undefined : (
              <Button onPress={() => void navigate(-1)}>
                {translate('list:index.refused.back')}
              </Button>
            )
          }
        >
          {/* Only the server knows which roles a call needs. */}
          {error?.serverMessage ? (
            <bdi>{error.serverMessage}</bdi>
          ) : (
            translate('query-boundary:refused.message')
          )}
        </StatePanel>
      )
    case 'notFound':
      return (
        <StatePanel
          kind="failed"
          title={translate('list:index.notFound.title')}
          requestId={requestId}
        >
          {translate('list:index.notFound.message')}
        </StatePanel>
      )
    case 'invalid':
      return (
        <StatePanel
          kind="failed"
          title={translate('list:index.invalid.title')}
          requestId={requestId}
          actions={
            <Button variant="primary" onPress={onClear}>
              {translate('list:index.filters.clear')}
            </Button>
          }
        >
          {translate('list:index.invalid.message')}
        </StatePanel>
      )
    case 'limited':
      return error ? (
        <RateLimited key={error.requestId} headingLevel={2} error={error} onRetry={onRetry} />
      ) : null
    case 'offline':
      return (
        <StatePanel kind="offline" title={translate('list:index.offline.title')}>
          {translate('list:index.offline.message')}
        </StatePanel>
      )
    case 'failed':
      return (
        <StatePanel
          kind="failed"
          title={translate('list:index.failed.title')}
          requestId={requestId}
          actions={
            <Button variant="primary" onPress={onRetry}>
              {translate('query-boundary:index.failed.retry')}
            </Button>
          }
        >
          {translate('list:index.failed.message')}
        </StatePanel>
      )
  }
}

const Onward = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.control};
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: ${theme.color.surfaceHover};
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`
