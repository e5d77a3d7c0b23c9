import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../primitives/Button/Button'
import { Text } from '../../primitives/Text/Text'
import { theme } from '../../tokens/theme'

export interface FileZoneProps {
  /** The words of its button. */
  label: string
  /** Beside it: that files can be dropped, too, or which one was chosen. */
  note: ReactNode
  /** Below them: what files are taken, in a sentence. */
  children?: ReactNode
  /** As `accept` of an input: `.csv,.xlsx`. What is dropped is not held against it. */
  accept: string
  /** Whether several are taken at once. */
  isMany?: boolean
  /** Whether it stands among fields, and is not what the page is about. */
  isSmall?: boolean
  isDisabled?: boolean
  /** Files are being looked at: what, in words. Meanwhile none is taken. */
  pendingLabel?: string | null
  /** One file at least; just one where not many are taken. */
  onFiles: (files: File[]) => void
}

/** Where files are chosen, or dropped. */
export function FileZone({
  label,
  note,
  children,
  accept,
  isMany = false,
  isSmall = false,
  isDisabled = false,
  pendingLabel = null,
  onFiles,
}: FileZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isClosed = isDisabled || pendingLabel !== null

  function over(event: DragEvent) {
    // Else the browser opens the file in place of the console.
    event.preventDefault()
    setIsOver(!isClosed)
  }

  function take(files: FileList | null) {
    setIsOver(false)
    const taken = [...(files ?? [])].slice(0, isMany ? undefined : 1)
    if (taken.length > 0 && !isClosed) onFiles(taken)
  }

  return (
    <Zone
      data-over={isOver || undefined}
      data-small={isSmall || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <div>
        <Button
          variant={isSmall ? 'secondary' : 'primary'}
          isDisabled={isDisabled}
          isPending={pendingLabel !== null}
          pendingLabel={pendingLabel ?? ''}
          onPress={() => input.current?.click()}
        >
          <FileUp aria-hidden />
          {label}
        </Button>
        <Text as="p" size="sm" tone="muted">
          {note}
        </Text>
      </div>
      {children ? (
        <Text as="p" size="sm" tone="muted">
          {children}
        </Text>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </Zone>
  )
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[10]} ${theme.space[4]};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  text-align: center;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${theme.space[2]} ${theme.space[4]};
  }
  p {
    overflow-wrap: anywhere;
  }
  &[data-small] {
    justify-items: start;
    padding: ${theme.space[4]};
    text-align: start;
  }
  &[data-over] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`
