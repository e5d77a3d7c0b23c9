import { ApiError, useSend } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { useNameInTitle } from '@console/core/routes'
import type { ActionableRow } from '@console/core/workflows'
import { Banner, Breadcrumbs, Button, Heading, Link, SkeletonText, Stack } from '@console/ui'
import { useQueries } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Sheet, SheetPage } from '@console/print'
import { useListPlace } from '../keys/useListPlace'
import type { RecordConfig, RecordPrintout } from '../config/RecordConfig'
import { RecordPlaceholder } from '../layout/RecordPlaceholder'
import { recordOptions } from '../state/useRecord'
import { withPrintout } from './printAddress'

interface PrintViewProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  paper: RecordPrintout<Detail>
  /** Tokens of the records, in order; at least one. */
  tokens: readonly string[]
}

/**
 * Printable document of one record or of several, each on its own sheets: the shell and the controls above the sheets are not
 * printed.
 */
export function PrintView<Row extends ActionableRow, Detail extends Row>({
  config,
  paper,
  tokens,
}: PrintViewProps<Row, Detail>) {
  const translate = useTranslate()
  const { t: own } = useTranslation(config.namespace)
  const formats = useFormats()
  const send = useSend()
  const { search, pathname } = useLocation()
  const { resource } = config
  const reads = useQueries({ queries: tokens.map((each) => recordOptions(send, resource, each)) })
  const known = reads.flatMap(({ data }) => data ?? [])
  const failed = reads.filter(({ error, data }) => error && !data)
  const isReading = known.length + failed.length < tokens.length
  const printed = known.filter((detail) => paper.isShown?.(detail) ?? true)
  const without = known.filter((detail) => !printed.includes(detail))
  const [first] = known
  const nameOf = (detail: Detail) => formats.text(resource.nameOf(detail))
  const list = (first && config.listOf?.(first)) ?? config.list
  const place = useListPlace({ ...config, list }, tokens[0] ?? '', false)
  const title: string = own(paper.title as never)
  const isOne = tokens.length === 1
  useNameInTitle(isOne && first ? `${title} ${nameOf(first)}` : title)

  // Users who came by keyboard from the record continue at the title.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById('record-title')?.focus({ preventScroll: true })
  }, [])

  function retry() {
    for (const { refetch } of failed) void refetch()
  }

  const [{ error } = { error: null }] = failed
  const isOffline = reads.some(({ data, fetchStatus }) => !data && fetchStatus === 'paused')
  if (isOffline || failed.length === tokens.length)
    return (
      <RecordPlaceholder
        error={error instanceof ApiError ? error : null}
        isOffline={isOffline}
        list={{ title: own(list.title as never), path: place.listPath }}
        onRetry={retry}
      />
    )
  return (
    <SheetPage
      above={
        <>
          <Breadcrumbs
            label={translate('record:record.breadcrumbs')}
            moreLabel={translate('record:record.breadcrumbs.more')}
            items={[
              { label: own(list.title as never), href: place.listPath, state: place.listState },
              ...(isOne && first
                ? [{ label: nameOf(first), href: pathname + withPrintout(search, null) }]
                : []),
            ]}
            current={title}
          />
          <Stack direction="row" gap={4} align="center">
            <Heading level={1} size="xl" tabIndex={-1} id="record-title">
              {title}
            </Heading>
            <Button
              variant="primary"
              isPending={isReading}
              pendingLabel={translate('record:record.print.reading')}
              isDisabled={!isReading && printed.length === 0}
              onPress={() => print()}
            >
              {translate('record:record.print')}
            </Button>
            {config.printouts
              ?.filter(({ id }) => id !== paper.id)
              .map((other) => (
                <Link key={other.id} href={pathname + withPrintout(search, other.id)}>
                  {own(other.title as never)}
                </Link>
              ))}
          </Stack>
          {failed.length > 0 ? (
            <Banner
              tone="danger"
              actions={<Button onPress={retry}>{translate('form:record.retry')}</Button>}
            >
              {translate('record:record.print.unread', {
                count: failed.length,
                number: formats.number(failed.length),
              })}
            </Banner>
          ) : null}
          {without.length > 0 ? (
            <Banner tone="warning">
              {translate('record:record.print.none', {
                names: formats.list(without.map(nameOf)),
              })}
            </Banner>
          ) : null}
        </>
      }
    >
      {isReading ? (
        <Sheet aria-busy>
          <SkeletonText lines={12} />
        </Sheet>
      ) : (
        <Suspense fallback={<SkeletonText lines={12} />}>
          {printed.map((detail) => (
            <Sheet key={resource.tokenOf(detail)}>
              <paper.component detail={detail} />
            </Sheet>
          ))}
        </Suspense>
      )}
    </SheetPage>
  )
}
