import type { ActionableRow } from '@console/core/workflows'
import { frameHeight, theme, VisuallyHidden } from '@console/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListConfig } from '../config/config'
import { lazyWithFallback } from '../layout/lazyWithFallback'
import { ListBar } from '../head/ListBar'
import { type ListDialog, ListDialogs } from '../head/ListDialogs'
import { directionIn } from '../address/listAddress'
import { ListHeader } from '../head/ListHeader'
import { ReadAt } from '../head/ReadAt'
import { ListMenu } from '../head/ListMenu'
import { ListPlaceholder } from '../head/ListPlaceholder'
import { Totals } from '../head/Totals'
import { ListRows } from '../rows/ListRows'
import { ListViews } from '../views/ListViews'
import { NewRows } from '../head/NewRows'
import { Pagination } from '../head/Pagination'
import { placeholderOf } from '../head/placeholderOf'
import { Primary } from '../head/Primary'
import { SkippedNotice } from '@console/query-boundary'
import { type List, useList } from '../state/useList'
import { useListCommands } from '../keys/useListCommands'
import { useListKeyGroup } from '../keys/useListKeyGroup'
import styled from 'styled-components'
import { low, narrow } from '../layout/narrow'
import { areCards } from '../columns/observeWidth'

export interface ListProps<Row extends ActionableRow> {
  config: ListConfig<Row>
}

const Preview = lazyWithFallback(
  () => import('../preview/Preview').then((m) => m.Preview),
  PreviewWait,
)

/** List route, defined by its configuration. */
export function List<Row extends ActionableRow>({ config }: ListProps<Row>) {
  const { t } = useTranslation('list')
  const root = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<ListDialog | null>(null)
  const list = useList(config, table)
  const { address, columns, context, page, ticks, matching } = list
  const { state, go } = address
  const { Intro, primary } = config
  const isRead = page.held !== undefined
  const placeholder = placeholderOf(list)

  const preview = config.preview
    ? (token: string) =>
        go({ selected: state.selected === token ? null : token }, state.selected !== null)
    : null
  useListKeyGroup(config)
  useListCommands(root, list, { onExport: () => setDialog('export'), onPreview: preview })

  return (
    <Screen ref={root}>
      <Root>
        <ListHeader
          title={context.t(config.title)}
          total={isRead ? matching : undefined}
          isByAmount={columns.columns.some(
            ({ isMoney, sort }) => isMoney && directionIn(state.sort, sort) !== undefined,
          )}
          isReading={isRead && page.isReading}
          onRefresh={page.refresh}
          views={
            // None of them can be read either.
            placeholder?.panel.kind === 'refused' ? null : <ListViews list={list} />
          }
          actions={
            <>
              {primary ? <Primary {...primary} title={context.t(primary.title)} /> : null}
              <ListMenu
                columns={columns.columns}
                context={context}
                sort={state.sort}
                isNarrow={() => areCards(table.current)}
                onSort={(sort) => go({ sort })}
                onExport={() => setDialog('export')}
                onColumns={() => setDialog('columns')}
              />
            </>
          }
        />
        {config.totals === undefined ? null : (
          <Totals title={context.t(config.totals)} sums={list.sums?.totals} />
        )}
        {Intro ? (
          <Introduction>
            <Intro />
          </Introduction>
        ) : null}
        <Line>
          {placeholder?.isBare ? null : <ListBar list={list} />}
          <NewRows page={page} isOwn={(token) => list.decisions.ownOn(token) !== null} />
          <Pages>
            {placeholder?.isBare ? null : (
              <ReadAt
                at={isRead ? page.readAt : undefined}
                isOld={isRead && (page.error !== null || page.isOffline)}
              />
            )}
            {placeholder ? null : (
              <Pagination
                pages={list.pages}
                range={isRead ? rangeOf(list) : undefined}
                total={matching}
                pageSize={state.pageSize}
                onPage={list.goToPage}
                onPageSize={(pageSize) => go({ pageSize })}
                onNextIntent={page.prefetchFollowing}
              />
            )}
          </Pages>
        </Line>
        <Middle>
          {placeholder ? (
            <ListPlaceholder {...placeholder.panel} />
          ) : (
            <ListRows list={list} table={table} onPreview={preview} />
          )}
          {preview && state.selected !== null && !placeholder ? (
            <Preview config={config} list={list} token={state.selected} />
          ) : null}
        </Middle>
        {/* Below the rows, so that a late answer does not move them. */}
        {page.held?.shown.skipped && !placeholder ? (
          <SkippedNotice skipped={page.held.shown.skipped} />
        ) : null}
      </Root>
      <VisuallyHidden role="status">
        {ticks.count === 0
          ? ''
          : t('index.selection.count', {
              count: ticks.count,
              number: context.formats.number(ticks.count),
            })}
      </VisuallyHidden>
      <ListDialogs list={list} open={dialog} onClose={() => setDialog(null)} />
    </Screen>
  )
}

/** Reserves the preview's space while its code loads. */
function PreviewWait() {
  return <PreviewPlace />
}

/** Positions of the first and the last shown row. */
function rangeOf<Row extends ActionableRow>({ page, matching }: List<Row>): [number, number] {
  const { start, items } = page.held?.shown ?? { start: 1, items: [] }
  return [Math.min(start, matching), Math.min(start + items.length - 1, matching)]
}

/** Container that measures the list: rows become cards when it is narrow, at any window width. */
const Screen = styled.div`
  container: list / inline-size;
  /* Users clearing a queue want to see rows: the controls above them are small. */
  ${theme.vars.size.control}: 32px;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`

/* Header, views and pagination stay visible and in place for any number of rows; with cards the list is as high as its content. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  ${frameHeight}

  @media ${low} {
    gap: ${theme.space[1]};
  }

  @container list ${narrow} {
    flex: none;
    block-size: auto;
    max-block-size: none;
  }
`

/* On a phone in landscape it follows the rows: four of them are visible. */
const Introduction = styled.div`
  display: contents;

  @media ${low} {
    display: flex;
    flex-direction: column;
    order: 1;
    gap: ${theme.space[1]};
  }
`

/*
 * Filters, with the pagination at the end of the row. Its height is fixed: overflow scrolls sideways, because a row that wraps
 * when a font loads would push all rows down.
 */
const Line = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};

  @container list ${narrow} {
    display: contents;
  }
`

/* With cards they follow the last card. */
const Pages = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: ${theme.size.control};

  @container list ${narrow} {
    flex-wrap: wrap;
    justify-content: space-between;
    order: 1;
  }
`

const Middle = styled.div`
  display: flex;
  flex: 1;
  gap: ${theme.space[4]};
  min-block-size: 320px;

  @container list ${narrow} {
    flex: none;
  }
`

/* Space of a preview whose code is loading, when it is beside the list. */
const PreviewPlace = styled.div`
  @media (min-width: 1200px) {
    flex: none;
    inline-size: 420px;
  }
`
