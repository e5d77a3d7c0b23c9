import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
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
  const [isCopied, setIsCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
    } catch {
      // No clipboard without a secure connection or permission: mark the text, so that the keyboard can copy it.
      input.current?.select()
    }
  }

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
          <IconButton label={isCopied ? copiedLabel : copyLabel} onPress={() => void copy()}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          </IconButton>
        }
      />
      <VisuallyHidden aria-live="polite">{isCopied ? copiedLabel : null}</VisuallyHidden>
    </>
  )
}
