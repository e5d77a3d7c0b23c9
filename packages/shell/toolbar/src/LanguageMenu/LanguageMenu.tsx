import { type LanguageId, languages } from '@console/core/i18n'
import { Button, Menu, MenuItem, MenuSection, VisuallyHidden } from '@console/ui'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Label } from '../parts/Label'

export interface LanguageMenuProps {
  language: LanguageId
  onChange: (language: LanguageId) => void
  /** Called when the menu opens: time to fetch the words of the others. */
  onOpen: () => void
}

/** Specification 2, shell. */
const learnMore = '/documentation/working-with-fuse-react/multi-language'

/**
 * The toolbar's language menu (specification 2 and 3): each language in its own name above its title, and where more is said
 * about them. A flag is a country's, and no language's: specification 3 has one in the data.
 */
export function LanguageMenu({ language, onChange, onOpen }: LanguageMenuProps) {
  const { t } = useTranslation('toolbar')
  const chosen = languages.find(({ id }) => id === language) ?? languages[0]

  return (
    <Menu
      trigger={
        <Button variant="quiet">
          {/* What is seen is in its name: where there is no room for the language's, its code. */}
          <VisuallyHidden>
            {t('language.label', { language: `${chosen.ownName} (${chosen.id.toUpperCase()})` })}
          </VisuallyHidden>
          <span aria-hidden>
            <Label>{chosen.ownName}</Label>
            <Short>{chosen.id.toUpperCase()}</Short>
          </span>
        </Button>
      }
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen()
      }}
    >
      <MenuSection
        aria-label={t('language.choose')}
        selectionMode="single"
        selectedKeys={[language]}
      >
        {languages.map(({ id, title, ownName }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={ownName}
            description={title === ownName ? undefined : <span lang="en">{title}</span>}
            onAction={() => onChange(id)}
          >
            <span lang={id}>{ownName}</span>
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label={t('language.help')}>
        <MenuItem href={learnMore} icon={<CircleHelp />}>
          {t('language.learnMore')}
        </MenuItem>
      </MenuSection>
    </Menu>
  )
}

/* In place of the name, where there is no room for it. */
const Short = styled.span`
  @media (min-width: 600px) {
    display: none;
  }
`
