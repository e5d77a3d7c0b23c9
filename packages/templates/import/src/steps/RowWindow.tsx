import type { CheckedRow } from '@console/core/imports'
import { SkeletonText, Text, theme } from '@console/ui'
import { type ReactNode, type UIEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOpenImport } from '../state/openImport'

/** Number of rows that are rendered beyond the visible ones, and maximum number of visible rows. */
const beside = 4
const inSight = 12

export interface RowWindowProps {
  /** Label of the scroll container. */
  label: string
  rows: readonly CheckedRow[]
  /** Height of each row, in pixels. */
  rowHeight: number
  /** Called when the last rows become visible: more may be loaded. */
  onEnd?: () => void
  children: (row: CheckedRow, place: number) => ReactNode
}

/** Windowed list of a file's rows, each with its number and name: only visible ones are rendered. */
export function RowWindow({ label, rows, rowHeight, onEnd, children }: RowWindowProps) {
  const { t } = useTranslation('import')
  const { formats, config } = useOpenImport()
  const [top, setTop] = useState(0)
  const at = Math.min(Math.floor(top / rowHeight), rows.length)
  const first = Math.max(0, at - beside)
  return (
    <Scroller
      tabIndex={0}
      role="group"
      aria-label={label}
      onScroll={({ currentTarget }: UIEvent<HTMLElement>) => {
        const { scrollTop, clientHeight, scrollHeight } = currentTarget
        setTop(scrollTop)
        if (scrollTop + 2 * clientHeight > scrollHeight) onEnd?.()
      }}
    >
      <Rows style={{ blockSize: rows.length * rowHeight, paddingBlockStart: first * rowHeight }}>
        {rows.slice(first, at + inSight + beside).map((row, place) => (
          <Row key={row.row} style={{ blockSize: rowHeight }}>
            <Name>
              <Text as="p" weight="medium">
                {t('row')} {formats.number(row.line)} · <bdi>{row.cells[config.nameField]}</bdi>
              </Text>
            </Name>
            <Cells>{children(row, first + place)}</Cells>
          </Row>
        ))}
      </Rows>
    </Scroller>
  )
}

/** Placeholder of loading rows, with their final height. */
export function RowsPlaceholder({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return (
    <Place style={{ blockSize: rows * rowHeight }}>
      <SkeletonText lines={6} />
    </Place>
  )
}

const Scroller = styled.div`
  max-block-size: min(60vh, 640px);
  overflow: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
`

const Place = styled.div`
  box-sizing: content-box;
  max-block-size: min(60vh, 640px);
  overflow: hidden;
  border: 1px solid transparent;
`

/* As wide as the widest visible row, so that all rows scroll sideways together. */
const Rows = styled.div`
  box-sizing: border-box;
  inline-size: max-content;
  min-inline-size: 100%;
`

const Row = styled.div`
  box-sizing: border-box;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.border};
  overflow: clip;
`

const Name = styled.div`
  position: sticky;
  inset-inline-start: ${theme.space[3]};
  inline-size: fit-content;
`

const Cells = styled.div`
  display: flex;
  gap: ${theme.space[3]};

  > * {
    flex: 0 0 240px;
  }
`
