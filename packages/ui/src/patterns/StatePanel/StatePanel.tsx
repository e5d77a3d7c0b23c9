import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { RequestId, type RequestIdProps } from './RequestId'
import { StatePicture } from './StatePicture'

export interface StatePanelProps {
  /**
   * `empty`: there is nothing yet. `noMatch`: the filters leave nothing over. `refused`: this user may not see it.
   * `failed`: the server or the answer was at fault. `offline`: there is no network.
   */
  kind: 'empty' | 'noMatch' | 'refused' | 'failed' | 'offline'
  /** In place of the kind's picture, where an icon tells more. */
  icon?: LucideIcon
  /** A number that can be told on the telephone: 404. */
  code?: number
  /** What happened, in a few words. */
  title: string
  /** 1 where it stands in place of a whole screen. Default: 2. */
  headingLevel?: 1 | 2 | 3
  /** What was kept and what to do, or which role is needed: a sentence or two. */
  children: ReactNode
  /** The next step, one button or link; rarely two. */
  actions?: ReactNode
  /** For whoever runs the server, with the words of its copy button. */
  requestId?: RequestIdProps
}

/**
 * Stands where a list, a card or a screen has nothing to show, and says why and what next: in the middle of what would be there, of its
 * height too where that is given and it is laid out as a column or a grid.
 */
export function StatePanel({
  kind,
  icon: Icon,
  code,
  title,
  headingLevel = 2,
  children,
  actions,
  requestId,
}: StatePanelProps) {
  const titleId = useId()
  return (
    <Root role={kind === 'failed' ? 'alert' : 'group'} aria-labelledby={titleId} data-kind={kind}>
      {Icon ? <Icon size={32} strokeWidth={1.75} aria-hidden /> : <StatePicture kind={kind} />}
      {code === undefined ? null : <Code>{code}</Code>}
      <Title as={`h${headingLevel}`} id={titleId}>
        {title}
      </Title>
      <Message>{children}</Message>
      {actions ? <Actions>{actions}</Actions> : null}
      {requestId ? <RequestId {...requestId} /> : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 56ch;
  margin: auto;
  padding: ${theme.space[6]} ${theme.space[4]};
  overflow-wrap: anywhere;
  text-align: center;

  & > svg {
    margin-block-end: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
  &[data-kind='failed'] > svg {
    color: ${theme.color.danger};
  }
  @media (forced-colors: active) {
    & > svg {
      forced-color-adjust: auto;
    }
  }
`

const Code = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.display};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`

const Title = styled.h2`
  font-size: ${theme.text.lg};
  font-weight: 600;
  line-height: 1.4;
`

const Message = styled.div`
  color: ${theme.color.textMuted};
  text-wrap: balance;

  ul {
    padding: 0;
    list-style: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
`
