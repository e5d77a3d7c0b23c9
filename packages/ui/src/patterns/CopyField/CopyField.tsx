import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useCopied } from '../../hooks/useCopied'
import { IconButton } from '../../primitives/IconButton/IconButton'
import { TextField } from '../../primitives/TextField/TextField'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden'

export interface CopyFieldProps {
  label: string
  description?: string
  /** What is to be handed on, such as a link. It runs left to right. */
  value: string
  copyLabel: string
  /** Replaces `copyLabel` once it was copied, and is read out. */
  copiedLabel: string
}

/** Something to be handed on by hand, whole to read, with a button that copies it. */
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
