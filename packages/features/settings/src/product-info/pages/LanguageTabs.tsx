import { type LanguageId, useFormats } from '@console/core/i18n'
import { paragraphsOf } from '@console/core/rich-text'
import type { PageBody, ProductPage } from '@console/domain/product-info'
import { Tabs } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageIds, ownName } from '../languages'

interface LanguageTabsProps {
  page: ProductPage
  body: PageBody
  language: LanguageId
  onChange: (language: LanguageId) => void
  parts: Readonly<Record<`body.${LanguageId}`, ReactNode>>
}

/** A text in one language at a time. Each tab shows how much of the English text is translated. */
export function LanguageTabs({ page, body, language, onChange, parts }: LanguageTabsProps) {
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
