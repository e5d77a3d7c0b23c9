import { CloudOff, Inbox, LockKeyhole, type LucideIcon, SearchX, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { RequestId, type RequestIdProps } from './RequestId'

export interface StatePanelProps {
  /**
   * `empty`: there is nothing yet. `noMatch`: the filters leave nothing over. `refused`: this user may not see it.
   * `failed`: the server or the answer was at fault. `offline`: there is no network.
   */
  kind: 'empty' | 'noMatch' | 'refused' | 'failed' | 'offline'
  /** A more telling icon than the kind's own. */
  icon?: LucideIcon
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

const icons: Record<StatePanelProps['kind'], LucideIcon> = {
  empty: Inbox,
  noMatch: SearchX,
  refused: LockKeyhole,
  failed: TriangleAlert,
  offline: CloudOff,
}

/** Stands where a list, a card or a screen has nothing to show, and says why and what next. */
export function StatePanel({
  kind,
  icon: Icon = icons[kind],
  title,
  headingLevel = 2,
  children,
  actions,
  requestId,
}: StatePanelProps) {
  const titleId = useId()
  return (
    <Root role={kind === 'failed' ? 'alert' : 'group'} aria-labelledby={titleId} data-kind={kind}>
      <Icon size={28} strokeWidth={1.75} aria-hidden />
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
  /* Where it stands may be higher than it is. */
  align-content: start;
  justify-items: start;
  gap: ${theme.space[2]};
  max-inline-size: 56ch;
  padding: ${theme.space[6]} ${theme.space[4]};
  overflow-wrap: anywhere;

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

const Title = styled.h2`
  font-size: ${theme.text.lg};
  font-weight: 600;
  line-height: 1.4;
`

const Message = styled.div`
  color: ${theme.color.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
`
