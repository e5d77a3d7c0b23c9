import { type LanguageId, languages } from '@console/core/i18n'
import { Button, Menu, MenuItem, MenuSection, VisuallyHidden } from '@console/ui'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Label } from '../Label'

export interface LanguageMenuProps {
  language: LanguageId
  onChange: (language: LanguageId) => void
  /** Called when the menu opens: time to fetch the messages of the other languages. */
  onOpen: () => void
}

/** Specification 2, shell. */
const learnMore = '/documentation/working-with-fuse-react/multi-language'

/**
 * The toolbar's language menu (specification 2 and 3): each language in its own name above its title, and a link to more
 * information. Flags belong to countries, not to languages: specification 3 has one in the data.
 */
export function LanguageMenu({ language, onChange, onOpen }: LanguageMenuProps) {
  const { t } = useTranslation('toolbar')
  const chosen = languages.find(({ id }) => id === language) ?? languages[0]

  return (
    <Menu
      trigger={
        <Button variant="quiet">
          {/* The visible text is part of its name: the language's code where its name doesn't fit. */}
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

/* Replaces the name where that doesn't fit. */
const Short = styled.span`
  @media (min-width: 600px) {
    display: none;
  }
`
