import { Text, theme } from '@console/ui'
import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

/** Replaces messages: tells the user what to do next. */
export function Prompt({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <Root>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <Text as="p" tone="muted">
        {children}
      </Text>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]};
  color: ${theme.color.textMuted};
  text-align: center;
  text-wrap: balance;
`
