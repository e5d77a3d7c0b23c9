import { isolate } from '@console/core/i18n'
import { Text, TextField, theme } from '@console/ui'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Result of copying a name: copied, or refused for lack of a secure connection or of permission. */
interface CopiedName {
  name: string
  isRefused: boolean
}

/** Copies names to the clipboard; the result is null before the first. */
export function useCopiedName() {
  const [copied, setCopied] = useState<CopiedName | null>(null)
  async function copy(name: string) {
    try {
      await navigator.clipboard.writeText(name)
      setCopied({ name, isRefused: false })
    } catch {
      setCopied({ name, isRefused: true })
    }
  }
  return { copied, copy }
}

/** Result of copying a name. If the clipboard is refused, the name is selected so that it can be copied by keyboard. */
export function Copied({ copied }: { copied: CopiedName | null }) {
  const { t } = useTranslation('icons')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Focus selects the text.
    if (copied?.isRefused) field.current?.focus()
  }, [copied])
  return (
    <>
      <CopiedText role="status">
        {copied && !copied.isRefused ? (
          <Text size="sm">
            <Check size={16} aria-hidden /> {t('copied', { name: isolate(copied.name) })}
          </Text>
        ) : null}
      </CopiedText>
      {copied?.isRefused ? (
        <TextField
          ref={field}
          label={t('refused')}
          value={copied.name}
          isReadOnly
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </>
  )
}

const CopiedText = styled.div`
  svg {
    color: ${theme.color.success};
    vertical-align: -3px;
  }
`
