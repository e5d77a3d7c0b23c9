import { plainFileName } from '@console/core/files'
import { Button, Text, theme } from '@console/ui'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface FileChoiceProps {
  /** The one that was chosen last. */
  file: File | null
  isDisabled: boolean
  onChoose: (file: File) => void
}

/** Where a vCard file is chosen, or dropped. */
export function FileChoice({ file, isDisabled, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('contacts')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent) {
    // Else the browser opens the file in place of the console.
    event.preventDefault()
    setIsOver(!isDisabled)
  }

  function take(chosen: File | undefined) {
    setIsOver(false)
    if (chosen && !isDisabled) onChoose(chosen)
  }

  return (
    <Zone
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
        <FileUp aria-hidden />
        {t(file ? 'import.chooseOther' : 'import.choose')}
      </Button>
      <Text as="p" size="sm" tone="muted">
        {file ? <bdi>{plainFileName(file.name)}</bdi> : t('import.drop')}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vcf,.vcard,text/vcard,text/x-vcard"
        aria-label={t('import.choose')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </Zone>
  )
}

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.control};

  &[data-over] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  > p {
    flex: 1 1 16ch;
    overflow-wrap: anywhere;
  }
`
