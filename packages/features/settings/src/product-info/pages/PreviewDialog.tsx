import { directionOf, type LanguageId } from '@console/core/i18n'
import type { PageBody } from '@console/domain/product-info'
import { RichTextView } from '@console/rich-text'
import { Button, Dialog, SegmentedChoice, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageIds, ownName } from '../languages'

interface PreviewDialogProps {
  /** The name of the page. */
  title: string
  /** What is in the fields, saved or not. */
  body: PageBody
  /** Which is shown first. */
  language: LanguageId
  onClose: () => void
}

/** A page as shoppers read it: in each language, and in English where it is not written in theirs. */
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
