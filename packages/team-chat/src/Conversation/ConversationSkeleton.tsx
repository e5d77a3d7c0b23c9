import { SkeletonBlock, theme } from '@console/ui'
import styled from 'styled-components'

/** Widths of short messages of both sides. */
const widths = [180, 140, 200, 120, 160] as const

/** Placeholder of a loading chat. */
export function ConversationSkeleton() {
  return (
    <Root aria-busy>
      {widths.map((width) => (
        <SkeletonBlock key={width} blockSize={36} inlineSize={width} />
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  & > :nth-child(3n) {
    justify-self: end;
  }
`
