import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ListPage } from '../address/useListPage'

interface ReadingRowsProps {
  page: Pick<ListPage<unknown>, 'held' | 'isReading'>
  children: ReactNode
}

/** Loading indicator over the rows that does not move them. */
export function ReadingRows({ page: { held, isReading }, children }: ReadingRowsProps) {
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
