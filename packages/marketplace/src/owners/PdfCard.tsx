import { plainFileName, saveFrom } from '@console/core/files'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { SubmittedDocument } from '@console/domain/approval'
import { Button, Text, theme } from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import styled from 'styled-components'

/** A PDF document for download. The page never opens a PDF from someone else: the user opens it in another application. */
export function PdfCard({ url, name, bytes }: NonNullable<SubmittedDocument['pdf']>) {
  const translate = useTranslate()
  const formats = useFormats()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => saveFrom(url, nameOf(name), 'application/pdf'),
    networkMode: 'always',
  })
  return (
    <Root>
      <FileText size={40} aria-hidden />
      <Text as="p">
        <bdi>{nameOf(name)}</bdi>
      </Text>
      <Text as="p" size="sm" tone="muted">
        {formats.bytes(bytes)}
      </Text>
      <Button
        isPending={isPending}
        pendingLabel={translate('marketplace:record.documents.saving')}
        onPress={() => mutate()}
      >
        <Download aria-hidden />
        {translate('marketplace:record.documents.save')}
      </Button>
      <div aria-live="polite">
        {isError ? (
          <Text as="p" tone="danger">
            {translate('marketplace:record.documents.saveFailed')}
          </Text>
        ) : null}
      </div>
    </Root>
  )
}

/** Download name: always a PDF, whatever its owner called it. */
function nameOf(name: string): string {
  const plain = plainFileName(name)
  return /\.pdf$/i.test(plain) ? plain : `${plain || 'document'}.pdf`
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[8]} ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};
  text-align: center;
  overflow-wrap: anywhere;

  > svg {
    color: ${theme.color.textMuted};
  }
`
