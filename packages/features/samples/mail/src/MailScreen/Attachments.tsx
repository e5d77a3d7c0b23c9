import { plainFileName, runsWhenOpened } from '@console/core/files'
import { useFormats, type Formats } from '@console/core/i18n'
import { Heading, Link, theme } from '@console/ui'
import { FileText, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Attachment } from '../contract'

/** Addresses that a file can be fetched from. */
const fetched = /^(?:https?:|data:|\/(?!\/))/i

/**
 * Attachments of a mail as downloads, under names that hide nothing, with a warning for executable files. Previews from
 * elsewhere are not loaded.
 */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('mail')
  return (
    <section>
      <Heading level={3} size="md">
        {t('attachments')}
      </Heading>
      <List>
        {attachments.map((attachment, place) => (
          // Two may have the same name.
          <li key={place}>
            <AttachedFile attachment={attachment} />
          </li>
        ))}
      </List>
    </section>
  )
}

function AttachedFile({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const { preview, url, size } = attachment
  const fileName = plainFileName(attachment.fileName) || t('attachments.nameless')
  const canBeFetched = fetched.test(url)
  const warning = !canBeFetched
    ? t('attachments.unopened')
    : runsWhenOpened(fileName)
      ? t('attachments.runs')
      : null
  return (
    <>
      {preview.startsWith('data:image/') ? (
        <img src={preview} alt="" width={80} height={50} />
      ) : (
        <FileText size={28} aria-hidden />
      )}
      <span>
        {canBeFetched ? (
          <Link href={url} download={fileName} target="_blank">
            <bdi>{fileName}</bdi>
          </Link>
        ) : (
          <bdi>{fileName}</bdi>
        )}
        <bdi>{sizeText(size, formats)}</bdi>
        {warning === null ? null : (
          <Warning>
            <TriangleAlert size={16} aria-hidden />
            {warning}
          </Warning>
        )}
      </span>
    </>
  )
}

const Warning = styled.strong`
  display: flex;
  gap: ${theme.space[1]};
  max-inline-size: 36ch;
  color: ${theme.color.text};
  font-weight: 500;

  svg {
    flex: none;
    color: ${theme.color.warning};
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} 0 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.control};
  }
  img {
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  span {
    display: grid;
    gap: 2px;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
  }
`

const bytesOf: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1000,
  mb: 1_000_000,
  gb: 1_000_000_000,
}

/** Size of an attachment in the console's format. Text without a known unit stays as the server sent it. */
export function sizeText(size: string, formats: Pick<Formats, 'bytes'>): string {
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)\s*([kmg]?b)\s*$/i.exec(size) ?? []
  const bytes = unit === undefined ? undefined : bytesOf[unit.toLowerCase()]
  return bytes === undefined ? size : formats.bytes(Number(number) * bytes)
}
