import { directionOf, type LanguageId } from '@console/core/i18n'
import type { PageBody } from '@console/domain/product-info'
import { RichTextView } from '@console/rich-text'
import { Button, Dialog, SegmentedChoice, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageIds, ownName } from '../languages'

interface PreviewDialogProps {
  /** Name of the page. */
  title: string
  /** Current values, saved or not. */
  body: PageBody
  /** Initial language. */
  language: LanguageId
  onClose: () => void
}

/** Preview of a page for shoppers in each language, with English as fallback. */
export function PreviewDialog({ title, body, language: first, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('product-info')
  const [language, setLanguage] = useState(first)
  const shown = body[language].length > 0 ? language : 'en'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('preview.of', { page: title })}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Stack gap={4}>
        <SegmentedChoice<LanguageId>
          label={t('language.label')}
          isLabelHidden
          options={languageIds.map((id) => ({ id, label: ownName(id) }))}
          value={language}
          onChange={setLanguage}
        />
        {shown === language ? null : (
          <Text as="p" role="status">
            {t('preview.english', { language: ownName(language) })}
          </Text>
        )}
        <RichTextView text={body[shown]} lang={shown} dir={directionOf(shown)} />
      </Stack>
    </Dialog>
  )
}
