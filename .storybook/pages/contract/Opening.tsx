import { Text, theme } from '@console/ui'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'

interface OpeningProps {
  title: ReactNode
  /** Beside the title, for a quick look. */
  aside?: string
  /** Content; rendered when open. */
  opens(): ReactNode
}

/** One expandable line of many. */
export function Opening({ title, aside, opens }: OpeningProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Root onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {aside === undefined ? null : <Text tone="muted">{aside}</Text>}
      </summary>
      {isOpen ? <div>{opens()}</div> : null}
    </Root>
  )
}

const Root = styled.details`
  border-block-end: 1px solid ${theme.color.hairline};

  > summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[2]};
    cursor: pointer;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding-block: ${theme.space[2]} ${theme.space[6]};
  }
`
