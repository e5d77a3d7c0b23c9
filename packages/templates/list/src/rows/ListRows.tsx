import type { ActionableRow } from '@console/core/workflows'
import { prepareMenu } from '@console/ui'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ListTable, type RowPress } from './ListTable'
import { ReadingRows } from './ReadingRows'
import { type OpenMenu, RowMenu } from './RowMenu'
import { pageState } from '../selection/selection'
import { useNextRow } from '../keys/useNextRow'
import type { List } from '../useList'

interface ListRowsProps<Row extends ActionableRow> {
  list: List<Row>
  table: RefObject<HTMLDivElement | null>
  /** Null when the list has no preview. */
  onPreview: ((token: string) => void) | null
}

/** Rows of a list with the handling of presses, and the one menu of all rows. */
export function ListRows<Row extends ActionableRow>({
  list,
  table,
  onPreview,
}: ListRowsProps<Row>) {
  const navigate = useNavigate()
  const menuButton = useRef<HTMLElement>(null)
  const [menu, setMenu] = useState<OpenMenu<Row> | null>(null)
  const { address, columns, config, context, decisions, hasMenu, page, ticks } = list
  const { state, go } = address
  const focusRow = useNextRow(table, list)

  function open(row: Row) {
    const href = list.hrefOf(row)
    if (href !== undefined) void navigate(href)
  }

  function press({ token, on, element, isShift, isByKey }: RowPress) {
    const row = list.rowOf(token)
    if (!row) return
    list.focusOn(token)
    if (on === 'tick') (isShift ? ticks.extend : ticks.toggle)(token)
    else if (on === 'step') {
      const step = list.nextStepOf(row)
      if (step !== undefined) decisions.start(row, step)
    } else if (on === 'menu') {
      // Safari does not focus a pressed button, so focus could not return to it.
      element.focus({ preventScroll: true })
      menuButton.current = element
      setMenu({ row, token, isByKey })
    } else if (on === 'row' && onPreview) onPreview(token)
    else open(row)
  }

  return (
    <ReadingRows page={page}>
      <ListTable
        ref={table}
        label={context.t(config.title)}
        rows={list.shownRows}
        shownId={page.shownId}
        offset={(page.held?.shown.start ?? state.start) - 1}
        total={list.total}
        columns={columns.fit?.shown}
        isTooWide={columns.fit?.isTooWide ?? false}
        onRoom={columns.onRoom}
        context={context}
        tokenOf={list.tokenOf}
        nameOf={list.nameOf}
        hrefOf={list.hrefOf}
        stateOf={list.stateOf}
        sort={state.sort}
        onSort={(sort) => go({ sort })}
        onSortIntent={(sort) => page.prefetch(address.hrefOf({ sort }))}
        ticked={
          list.hasTicks ? pageState(ticks.selection, list.rows ?? [], list.tokenOf) : undefined
        }
        onTickPage={ticks.togglePage}
        hasStep={config.hasNextStep ?? false}
        hasMenu={hasMenu}
        isFormer={page.isFormer}
        onPress={press}
        onFocusRow={focusRow}
        onPoint={prepareMenu}
        onDrawn={list.onDrawn}
      />
      {hasMenu ? (
        <RowMenu
          workflows={config.resource.workflows}
          open={menu}
          element={menuButton}
          actions={list.rowActions}
          links={list.rowLinks}
          context={context}
          href={menu ? list.recordHrefOf(menu.row) : undefined}
          hrefTitle={config.recordTitle && context.t(config.recordTitle)}
          onPreview={onPreview && menu ? () => onPreview(menu.token) : null}
          onAction={(action) => {
            if (menu) decisions.start(menu.row, action)
          }}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </ReadingRows>
  )
}
