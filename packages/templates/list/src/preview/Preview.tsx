import { useTranslate } from '@console/core/i18n'
import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { readRecord } from '@console/core/resources'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { LoadError, resourceKeys } from '@console/query-boundary'
import type { ListConfig, PreviewProps } from '../config/config'
import { lazyWithFallback } from '../layout/lazyWithFallback'
import { PreviewPane, PreviewWait } from './PreviewPane'
import type { List } from '../state/useList'

interface PreviewOfListProps<Row extends ActionableRow> {
  config: ListConfig<Row>
  list: List<Row>
  /** Token in the address. */
  token: string
}

const fetched = new WeakMap<object, ComponentType<never>>()

/** Preview of the record in a list's address: a row of the page, or a record that is read for it. */
export function Preview<Row extends ActionableRow>({
  config,
  list,
  token,
}: PreviewOfListProps<Row>) {
  const send = useSend()
  const translate = useTranslate()
  const { resource } = config
  const { address, decisions, tokens } = list
  const onPage = list.rowOf(token)
  const read = useQuery({
    queryKey: resourceKeys.record(resource.id, token),
    queryFn: ({ signal }) => readRecord(send, resource, token, signal),
    enabled: onPage === undefined,
  })
  const row = onPage ?? read.data ?? null
  const place = tokens.indexOf(token)
  const Body = useMemo(() => bodyOf(config), [config])

  function goTo(neighbour: string | undefined): (() => void) | null {
    if (neighbour === undefined) return null
    return () => address.go({ selected: neighbour }, true)
  }

  return (
    <PreviewPane
      resource={resource}
      decisions={decisions}
      row={row}
      error={
        row === null && read.error ? (
          <LoadError
            error={read.error}
            title={translate('query-boundary:record.failed.title')}
            onRetry={() => void read.refetch()}
          />
        ) : null
      }
      Preview={Body}
      href={row ? list.recordHrefOf(row) : undefined}
      hrefTitle={config.recordTitle && list.context.t(config.recordTitle)}
      place={place + 1}
      count={tokens.length}
      onPrevious={goTo(place > 0 ? tokens[place - 1] : undefined)}
      onNext={goTo(place === -1 ? undefined : tokens[place + 1])}
      onClose={list.closePreview}
    />
  )
}

type Body<Row extends ActionableRow> = (props: PreviewProps<Row>) => ReactNode

/** Lazy body of a configuration, created once. */
function bodyOf<Row extends ActionableRow>(
  config: ListConfig<Row>,
): ComponentType<PreviewProps<Row>> {
  const { preview } = config
  const made = fetched.get(config) as ComponentType<PreviewProps<Row>> | undefined
  if (made || !preview) return made ?? (() => null)
  const body = lazyWithFallback(preview as () => Promise<Body<Row>>, PreviewWait)
  fetched.set(config, body)
  return body
}
