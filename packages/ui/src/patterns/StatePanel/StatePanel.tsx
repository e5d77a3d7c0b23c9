import { type LucideIcon, Check, Copy } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { StatePicture } from './StatePicture'
import { useCopied } from '../../hooks/useCopied'
import { Button } from '../../primitives/Button/Button'

export interface StatePanelProps {
  /**
   * `empty`: there is nothing yet. `noMatch`: no row matches the filters. `refused`: this user has no access. `failed`: the server
   * failed or its response was invalid. `offline`: there is no network.
   */
  kind: 'empty' | 'noMatch' | 'refused' | 'failed' | 'offline'
  /** Replaces the kind's picture with a more specific icon. */
  icon?: LucideIcon
  /** Number to quote on the telephone: 404. */
  code?: number
  /** Short title of the state. */
  title: string
  /** 1 where it replaces a whole screen. Default: 2. */
  headingLevel?: 1 | 2 | 3
  /** Kept data and the next step, or the required role: a sentence or two. */
  children: ReactNode
  /** The next step, one button or link; rarely two. */
  actions?: ReactNode
  /** For the operator of the server, with the labels of its copy button. */
  requestId?: RequestIdProps
}

/**
 * Replaces a list, a card or a screen that has nothing to show, with the reason and the next step. Centred; it fills the height of its
 * place where that is given and laid out as a column or a grid.
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

interface RequestIdProps {
  /** The server's id of the failed call. */
  value: string
  /** Label before the id. */
  label: string
  copyLabel: string
  /** Replaces `copyLabel` after copying. */
  copiedLabel: string
}

/** A request id with a copy button. */
function RequestId({ value, label, copyLabel, copiedLabel }: RequestIdProps) {
  const text = useRef<HTMLElement>(null)
  const { isCopied, copy } = useCopied(value, () => {
    if (text.current) getSelection()?.selectAllChildren(text.current)
  })

  return (
    <RequestIdRoot>
      <span>
        {label}{' '}
        <Value ref={text} dir="ltr">
          {value}
        </Value>
      </span>
      <Button variant="quiet" onPress={copy}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
      </Button>
    </RequestIdRoot>
  )
}

const RequestIdRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
`

const Value = styled.code`
  font-family: ${theme.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`
