import { type LanguageId, languages } from '@console/core/i18n'
import { Button, Menu, MenuItem } from '@console/ui'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface LanguageMenuProps {
  language: LanguageId
  onChange: (language: LanguageId) => void
}

/** The toolbar's language menu (specification 2 and 3); each language stands in its own name. */
export function LanguageMenu({ language, onChange }: LanguageMenuProps) {
  const { t } = useTranslation('toolbar')
  const title = languages.find(({ id }) => id === language)?.title ?? language
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={t('language.label', { language: title })}>
          <Languages size={18} aria-hidden />
          {title}
        </Button>
      }
      selectionMode="single"
      selectedKeys={[language]}
      onAction={(id) => onChange(id as LanguageId)}
    >
      {languages.map(({ id, title: name }) => (
        <MenuItem key={id} id={id} textValue={name}>
          <span lang={id}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
