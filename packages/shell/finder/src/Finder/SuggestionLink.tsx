import { Link, theme, VisuallyHidden } from '@console/ui'
import { ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Suggestion } from '../suggest'

export interface SuggestionLinkProps {
  id: string
  suggestion: Suggestion
  /** Whether Enter follows it. */
  isPointedAt: boolean
  icon: ReactNode
  onPoint: () => void
  /** Called when it is followed in this tab, or opens a new one of its own accord. */
  onFollow: () => void
}

/** A suggestion: a real link, so that it can be opened in another tab, with the part of its title that matches emphasised. */
export function SuggestionLink({
  id,
  suggestion: { item, start, end },
  isPointedAt,
  icon,
  onPoint,
  onFollow,
}: SuggestionLinkProps) {
  const { t } = useTranslation('finder')
  const { title, type, url = '', target = type === 'link' ? '_blank' : undefined } = item

  function follow({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    if (!(ctrlKey || metaKey || shiftKey || altKey)) onFollow()
  }

  return (
    <Root
      id={id}
      role="option"
      aria-selected={isPointedAt}
      tabIndex={-1}
      variant="quiet"
      href={url}
      target={target}
      onPointerMove={onPoint}
      onClick={follow}
    >
      <Icon aria-hidden>{icon}</Icon>
      <bdi>
        {title.slice(0, start)}
        <Match>{title.slice(start, end)}</Match>
        {title.slice(end)}
      </bdi>
      {target === '_blank' ? (
        <>
          <ExternalLink data-mirrored aria-hidden />
          <VisuallyHidden>{t('finder.newTab')}</VisuallyHidden>
        </>
      ) : null}
    </Root>
  )
}

const Root = styled(Link)`
  &[data-variant='quiet'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: ${theme.size.row};
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.radius.control};
    text-decoration: none;
  }
  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
  }
  && svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    color: ${theme.color.textMuted};
  }
  @media (pointer: coarse) {
    &[data-variant='quiet'] {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/* As wide as the search icon in the bar above, so that titles stand under what is typed. */
const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 18px;
`

const Match = styled.b`
  color: ${theme.color.accent};
  font-weight: 600;
`
