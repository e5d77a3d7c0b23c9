import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../primitives/Button/Button'
import { Text } from '../../primitives/Text/Text'
import { theme } from '../../tokens/theme'

export interface FileZoneProps {
  /** Label of its button. */
  label: string
  /** Note beside the button: that files can be dropped, or the chosen file's name. */
  note: ReactNode
  /** Help below: the accepted files, in a sentence. */
  children?: ReactNode
  /** `accept` of an input: `.csv,.xlsx`. Dropped files are not checked against it. */
  accept: string
  /** Accepts several files at once. */
  isMany?: boolean
  /** Compact variant for use among fields, where it isn't the page's main content. */
  isSmall?: boolean
  isDisabled?: boolean
  /** Describes what is happening while files are processed. Until then no others are accepted. */
  pendingLabel?: string | null
  /** At least one file; exactly one unless `isMany`. */
  onFiles: (files: File[]) => void
}

/** Drop zone with a button to choose files. */
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
    // Otherwise the browser opens the file and leaves the console.
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
          // Lets the same file be chosen again.
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
