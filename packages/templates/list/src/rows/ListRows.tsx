import type { ActionableRow } from '@console/core/workflows'
import { theme } from '@console/ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { ListTable, type RowPress } from './ListTable'
import type { ListPage } from '../data/useListPage'
import { type OpenMenu, RowMenu } from './RowMenu'
import { useNextRow } from '../keys/useNextRow'
import type { List } from '../state/useList'

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
  const { beside, decisions, page, ticks } = list
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
      <ListTable list={list} ref={table} onPress={press} onFocusRow={focusRow} />
      {beside.hasMenu ? (
        <RowMenu
          list={list}
          open={menu}
          element={menuButton}
          onPreview={onPreview}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </ReadingRows>
  )
}

interface ReadingRowsProps {
  page: Pick<ListPage<unknown>, 'held' | 'isReading'>
  children: ReactNode
}

/** Loading indicator over the rows that does not move them. */
function ReadingRows({ page: { held, isReading }, children }: ReadingRowsProps) {
  return (
    <Root>
      {/* Always rendered: a style inserted later restyles the whole page. */}
      <Bar aria-hidden data-reading={(isReading && held !== undefined) || undefined} />
      {children}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`

/* Without motion it is static, over the whole line. */
const Bar = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 4;
  overflow: clip;
  block-size: 2px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};

  &:not([data-reading]) {
    display: none;
  }
  &::after {
    content: '';
    display: block;
    inline-size: 33%;
    block-size: 100%;
    background: ${theme.color.accent};
    animation: run calc(${theme.motion.calm} * 6) ease-in-out infinite;
  }
`
