import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { useCopied } from '../../hooks/useCopied'
import { Button } from '../../primitives/Button/Button'
import { theme } from '../../tokens/theme'

export interface RequestIdProps {
  /** The server's id of the failed call. */
  value: string
  /** Label before the id. */
  label: string
  copyLabel: string
  /** Replaces `copyLabel` after copying. */
  copiedLabel: string
}

/** A request id with a copy button. */
export function RequestId({ value, label, copyLabel, copiedLabel }: RequestIdProps) {
  const text = useRef<HTMLElement>(null)
  const { isCopied, copy } = useCopied(value, () => {
    if (text.current) getSelection()?.selectAllChildren(text.current)
  })

  return (
    <Root>
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
    </Root>
  )
}

const Root = styled.div`
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
