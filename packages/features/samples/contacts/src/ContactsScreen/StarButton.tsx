import { IconButton, theme } from '@console/ui'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface StarButtonProps {
  name: string
  isStarred: boolean
  onStar: (isStarred: boolean) => void
}

/** Stars or unstars a contact. */
export function StarButton({ name, isStarred, onStar }: StarButtonProps) {
  const { t } = useTranslation('contacts')
  return (
    <IconButton
      label={t('contact.star', { name })}
      aria-pressed={isStarred}
      onPress={() => onStar(!isStarred)}
    >
      <Mark aria-hidden data-starred={isStarred || undefined} />
    </IconButton>
  )
}

const Mark = styled(Star)`
  &[data-starred] {
    color: ${theme.color.accent};
    fill: currentColor;
  }
`
