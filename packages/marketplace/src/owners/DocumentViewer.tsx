import type { SubmittedDocument } from '@console/domain/approval'
import { useFormats } from '@console/core/i18n'
import { StatusChip, Text, theme } from '@console/ui'
import { FileX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '@console/details'
import { PictureViewer } from '@console/record'
import styled from 'styled-components'
import { PdfCard } from './PdfCard'

export interface DocumentViewerProps {
  documents: readonly SubmittedDocument[]
  /** Documents changed since the request for changes, by `docToken`. */
  changed?: readonly string[] | undefined
}

const tones = {
  missing: 'danger',
  uploaded: 'waiting',
  accepted: 'success',
  rejected: 'danger',
  expired: 'warning',
} as const

/** Documents of an owner: one at a time, enlarged, beside the number that the owner typed. */
export function DocumentViewer({ documents, changed = [] }: DocumentViewerProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const [chosen, setChosen] = useState<string>()
  const shown = documents.find(({ docToken }) => docToken === chosen) ?? documents[0]
  if (!shown)
    return (
      <Text as="p" tone="muted">
        {t('record.documents.empty')}
      </Text>
    )
  const name = t(`record.document.${shown.type}`)
  return (
    <Root>
      <List aria-label={t('record.documents')}>
        {documents.map(({ docToken, type, state }) => (
          <li key={docToken}>
            <button
              type="button"
              aria-current={docToken === shown.docToken}
              onClick={() => setChosen(docToken)}
            >
              {t(`record.document.${type}`)}
              {changed.includes(docToken) ? (
                <StatusChip tone="info">{t('record.documents.changed')}</StatusChip>
              ) : null}
              <StatusChip tone={tones[state]}>{t(`record.documents.${state}`)}</StatusChip>
            </button>
          </li>
        ))}
      </List>
      <Sheet>
        <DescriptionList
          details={[
            {
              label: t('record.documents.number'),
              value: shown.number ? <bdi>{shown.number}</bdi> : '–',
              pointer: `/documents/${documents.indexOf(shown)}`,
            },
            {
              label: t('record.documents.expires'),
              value: shown.expiresOn ? formats.date(new Date(`${shown.expiresOn}T12:00:00Z`)) : '–',
            },
          ]}
        />
        {shown.media ? (
          <PictureViewer key={shown.docToken} url={shown.media.url} name={name} />
        ) : shown.pdf ? (
          <PdfCard key={shown.docToken} {...shown.pdf} />
        ) : (
          <Missing>
            <FileX size={28} aria-hidden />
            {t('record.documents.unseen')}
          </Missing>
        )}
      </Sheet>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 240px) minmax(0, 1fr);
  gap: ${theme.space[4]};

  @media (width < 800px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 0;
  list-style: none;

  button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[2]};
    inline-size: 100%;
    min-block-size: 40px;
    padding: ${theme.space[1]} ${theme.space[2]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.text};
    font: 400 ${theme.text.sm}/1.4 ${theme.font.family};
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: ${theme.color.surfaceHover};
  }
  [aria-current='true'] {
    background: ${theme.color.accentSoft};
    font-weight: 500;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [aria-current='true'] {
      outline: 2px solid Highlight;
    }
  }
`

const Sheet = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`

const Missing = styled.p`
  display: grid;
  place-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[10]};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
`
