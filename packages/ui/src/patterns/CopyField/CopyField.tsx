import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useCopied } from '../../hooks/useCopied'
import { IconButton } from '../../primitives/IconButton/IconButton'
import { TextField } from '../../primitives/TextField/TextField'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden'

export interface CopyFieldProps {
  label: string
  description?: string
  /** Text to hand on, such as a link. Runs left to right. */
  value: string
  copyLabel: string
  /** Replaces `copyLabel` after copying, and is read out. */
  copiedLabel: string
}

/** A read-only text to hand on, shown in full, with a copy button. */
export function CopyField({ label, description, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isCopied, copy } = useCopied(value, () => input.current?.select())

  return (
    <>
      <TextField
        ref={input}
        label={label}
        description={description}
        value={value}
        isReadOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
        action={
          <IconButton label={isCopied ? copiedLabel : copyLabel} onPress={copy}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          </IconButton>
        }
      />
      <VisuallyHidden aria-live="polite">{isCopied ? copiedLabel : null}</VisuallyHidden>
    </>
  )
}
