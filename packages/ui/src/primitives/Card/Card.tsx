import { type HTMLAttributes, type ReactNode, use } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { Heading, type HeadingProps } from '../Heading/Heading'
import { TabNameContext } from '../Tabs/TabNameContext'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode
  /** Visually hidden where the tab that contains the card already shows it. */
  heading?: ReactNode
  /** Default: 2. */
  headingLevel?: HeadingProps['level']
  /** Default: 16 px, so that a card is never more prominent than its screen. */
  headingSize?: HeadingProps['size']
  /** Beside the heading, at the end of its line: a menu, a link to the whole list. */
  actions?: ReactNode
  /** Under a hairline at the bottom: actions on the whole card. */
  footer?: ReactNode
  /** Leaves out the inner margin, for a table or a list that extends to the edges. */
  isFlush?: boolean
}

/**
 * A surface for one subject, named by its heading. Cards aren't nested; a hairline separates parts inside one. Give it an
 * `aria-label` where it deserves to be a landmark: twenty tiles on a page are not twenty landmarks.
 */
export function Card({
  heading,
  headingLevel = 2,
  headingSize = 'lg',
  actions,
  footer,
  isFlush,
  children,
  ...props
}: CardProps) {
  const isExplained = use(TabNameContext) === heading
  const title = heading ? (
    <Heading level={headingLevel} size={headingSize}>
      {isExplained ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
    </Heading>
  ) : null
  return (
    <Root {...props} data-flush={isFlush || undefined}>
      {title && isExplained && !actions ? <Unseen>{title}</Unseen> : null}
      {title && (!isExplained || actions) ? (
        <Header>
          {title}
          {actions}
        </Header>
      ) : null}
      <Body>{children}</Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`

/* It takes no room. */
const Unseen = styled.div`
  position: absolute;
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-block-size: 56px;
  padding: ${theme.space[3]} ${theme.space[5]} 0;

  /* Large text: the actions move below before a word is broken. */
  > :first-child {
    flex: 1 1 8rem;
  }
`

const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: ${theme.space[5]};

  ${Header} + & {
    padding-block-start: ${theme.space[2]};
  }
  [data-flush] > & {
    overflow: clip;
    padding-inline: 0;
    padding-block-end: 0;
  }
  [data-flush] > & > img {
    display: block;
  }
  [data-flush] > &:first-child {
    padding-block-start: 0;
    border-start-start-radius: calc(${theme.radius.card} - 1px);
    border-start-end-radius: calc(${theme.radius.card} - 1px);
  }
  [data-flush] > &:last-child {
    border-end-start-radius: calc(${theme.radius.card} - 1px);
    border-end-end-radius: calc(${theme.radius.card} - 1px);
  }
`

const Footer = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.hairline};
`
