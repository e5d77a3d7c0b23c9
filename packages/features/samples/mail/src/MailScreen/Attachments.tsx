import { Heading, Link, theme } from '@console/ui'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Attachment } from '../contract'

/** What came with a mail, each to be downloaded. Previews that would be fetched from elsewhere are not drawn. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('mail')
  return (
    <section>
      <Heading level={3} size="md">
        {t('attachments')}
      </Heading>
      <List>
        {attachments.map(({ fileName, preview, url, size }, place) => (
          // Two may have one name.
          <li key={place}>
            {preview.startsWith('data:image/') ? (
              <img src={preview} alt="" width={80} height={50} />
            ) : (
              <FileText size={28} aria-hidden />
            )}
            <span>
              <Link href={url} download={fileName} target="_blank">
                <bdi>{fileName}</bdi>
              </Link>
              <bdi dir="ltr">{size}</bdi>
            </span>
          </li>
        ))}
      </List>
    </section>
  )
}

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
