import { Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Field of a node, as text for users without write access. */
export interface NodeText {
  label: string
  value: ReactNode
}

/** Fields of a node as text: disabled inputs look broken, and their content cannot be copied. */
export function NodeTexts({ texts }: { texts: readonly NodeText[] }) {
  return (
    <List>
      {texts.map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" size="sm" tone="muted">
            {label}
          </Text>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
