import { serverNow } from '@console/core/api'
import { useTranslation } from 'react-i18next'
import { type LanguageId, useFormats } from '@console/core/i18n'
import { lackingCharacters, type PageBody, type ProductPage } from '@console/domain/product-info'
import { isSame } from '@console/form'
import type { ArrangedSection } from '@console/settings'
import { Button, StatusChip, Text, theme, Tabs } from '@console/ui'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { paragraphsOf } from '@console/core/rich-text'
import { PreviewDialog } from './PreviewDialog'
import { PublishDialog } from './PublishDialog'
import { usePageVersions } from './usePageVersions'
import { VersionsDrawer } from './VersionsDrawer'
import { languageIds, ownName } from '../languages'

type Page = { body: PageBody }

/** A page of the shop: its publication state, its text in each language, and its actions. */
export function PageParts({
  section,
  values: { body },
  saved,
  version,
  parts,
  canEdit,
}: ArrangedSection<Page>) {
  const page = section as ProductPage
  const { t } = useTranslation('product-info')
  const formats = useFormats()
  const { data: versions } = usePageVersions(page)
  const [language, setLanguage] = useState<LanguageId>('en')
  const [open, setOpen] = useState<'preview' | 'versions' | 'publish' | null>(null)
  const reasonId = useId()
  const close = () => setOpen(null)
  const title = t(`page.${page}`)
  const seen = versions?.[0]
  const isPublished = seen !== undefined && isSame(seen.body, saved.body)
  const lacking = lackingCharacters(saved.body)
  const reason = reasonNot()

  function reasonNot(): string | null {
    if (!isSame(body, saved.body)) return t('publish.saveFirst')
    if (isPublished) return t('publish.same')
    return lacking > 0
      ? t('publish.lacking', { count: lacking, number: formats.number(lacking) })
      : null
  }

  return (
    <Root>
      <Line>
        {versions ? (
          <StatusChip tone={isPublished ? 'success' : seen ? 'info' : 'neutral'}>
            {t(isPublished ? 'state.published' : seen ? 'state.changed' : 'state.draft')}
          </StatusChip>
        ) : null}
        {seen ? (
          <Text size="sm" tone="muted">
            {t('state.version', {
              number: formats.number(seen.number),
              name: formats.isolate(seen.by.name),
              when: formats.ago(new Date(seen.at), serverNow()),
            })}
          </Text>
        ) : null}
      </Line>
      <LanguageTabs
        {...{ page, body, language }}
        onChange={setLanguage}
        parts={parts as Readonly<Record<`body.${LanguageId}`, ReactNode>>}
      />
      <Line>
        <Button onPress={() => setOpen('preview')} aria-label={t('preview.of', { page: title })}>
          {t('preview')}
        </Button>
        {seen ? (
          <Button
            onPress={() => setOpen('versions')}
            aria-label={t('versions.of', { page: title })}
          >
            {t('versions')}
          </Button>
        ) : null}
        {canEdit && versions ? (
          <>
            <Button
              isUnavailable={reason !== null}
              aria-label={t('publish.of', { page: title })}
              aria-describedby={reason === null ? undefined : reasonId}
              onPress={() => setOpen('publish')}
            >
              {t('publish')}
            </Button>
            <Text id={reasonId} size="sm" tone="muted">
              {reason}
            </Text>
          </>
        ) : null}
      </Line>
      {open === 'preview' ? <PreviewDialog {...{ title, body, language }} onClose={close} /> : null}
      {versions && open === 'versions' ? (
        <VersionsDrawer {...{ page, title, versions, canEdit }} onClose={close} />
      ) : null}
      {open === 'publish' ? (
        <PublishDialog
          page={page}
          title={t('publish.of', { page: title })}
          before={seen?.body ?? null}
          after={saved.body}
          what={{ kind: 'publish', body: { version } }}
          onClose={close}
        />
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`

interface LanguageTabsProps {
  page: ProductPage
  body: PageBody
  language: LanguageId
  onChange: (language: LanguageId) => void
  parts: Readonly<Record<`body.${LanguageId}`, ReactNode>>
}

/** A text in one language at a time. Each tab shows how much of the English text is translated. */
function LanguageTabs({ page, body, language, onChange, parts }: LanguageTabsProps) {
  const { t } = useTranslation('product-info')
  const formats = useFormats()
  const lengths = { en: lengthOf('en'), tr: lengthOf('tr'), ar: lengthOf('ar') }

  function lengthOf(id: LanguageId) {
    return paragraphsOf(body[id]).length
  }

  function extentOf(id: LanguageId): string {
    if (lengths[id] === 0) return t('language.empty')
    const number = formats.number(lengths[id])
    return id === 'en' ? number : t('language.of', { number, all: formats.number(lengths.en) })
  }

  return (
    // Target for errors in a language that is not shown.
    <div data-field={`sections.${page}.values.body`}>
      <Tabs<LanguageId>
        label={t('language.label')}
        tabs={languageIds.map((id) => ({
          id,
          label: ownName(id),
          count: extentOf(id),
          content: parts[`body.${id}`],
        }))}
        selectedId={language}
        onSelectionChange={onChange}
      />
    </div>
  )
}
