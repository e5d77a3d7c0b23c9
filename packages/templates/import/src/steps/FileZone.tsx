import { Button, Text, theme } from '@console/ui'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'

interface FileZoneProps {
  /** The words of its button. */
  label: string
  /** Beside it, that files can be dropped, too. */
  dropNote: string
  /** What files are taken, in a sentence. */
  children: ReactNode
  /** As `accept` of an input: `.csv,.xlsx`. */
  accept: string
  isPending: boolean
  /** What is under way meanwhile. */
  pendingLabel: string
  onFile: (file: File) => void
}

/** Where a file is chosen, or dropped. */
export function FileZone({
  label,
  dropNote,
  children,
  accept,
  isPending,
  pendingLabel,
  onFile,
}: FileZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent) {
    // Else the browser opens the file in place of the console.
    event.preventDefault()
    setIsOver(true)
  }

  function take(files: FileList | null) {
    setIsOver(false)
    const [file] = files ?? []
    if (file && !isPending) onFile(file)
  }

  return (
    <Zone
      data-over={isOver || undefined}
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
          variant="primary"
          isPending={isPending}
          pendingLabel={pendingLabel}
          onPress={() => input.current?.click()}
        >
          <FileUp aria-hidden />
          {label}
        </Button>
        <Text tone="muted">{dropNote}</Text>
      </div>
      <Text as="p" size="sm" tone="muted">
        {children}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
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
    gap: ${theme.space[3]};
  }
  &[data-over] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`
