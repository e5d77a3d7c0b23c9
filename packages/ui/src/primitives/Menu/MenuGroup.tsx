import { Header, MenuSection as AriaMenuSection } from 'react-aria-components/Menu'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import type { MenuSectionProps } from './MenuSection'

/** Implementation of a `MenuSection` in an open menu. */
export function MenuGroup({ title, children, ...props }: MenuSectionProps) {
  return (
    <Root {...props}>
      {title ? <Title>{title}</Title> : null}
      {children}
    </Root>
  )
}

const Root = styled(AriaMenuSection)`
  & + & {
    margin-block-start: ${theme.space[1]};
    padding-block-start: ${theme.space[1]};
    border-block-start: 1px solid ${theme.color.hairline};
  }
`

const Title = styled(Header)`
  padding: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: 500 ${theme.text.xs}/1.4 ${theme.font.family};
`
