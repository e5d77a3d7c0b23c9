import type { LanguageId } from '@console/core/i18n'
import type { NavigationItem } from '@console/core/routes'
import { Link, type LinkProps, theme, Tooltip, type TooltipProps } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { targetOf } from './targetOf'

export interface PinnedLinkProps {
  item: NavigationItem
  icon: ReactNode
  tooltipPlacement: TooltipProps['placement']
}

/** A shortcut in the toolbar: its icon, or the first letter of its title, which is the tooltip. */
export function PinnedLink({ item, icon, tooltipPlacement }: PinnedLinkProps) {
  const { i18n } = useTranslation()
  const [letter = ''] = item.title
  return (
    <Tooltip content={item.title} placement={tooltipPlacement}>
      <NamedLink
        variant="quiet"
        href={item.url ?? ''}
        target={targetOf(item)}
        aria-label={item.title}
      >
        {icon ?? <span aria-hidden>{letter.toLocaleUpperCase(i18n.language as LanguageId)}</span>}
      </NamedLink>
    </Tooltip>
  )
}

/** The tooltip repeats the name, so it is not announced a second time as the description. */
function NamedLink({ 'aria-describedby': _tooltip, ...props }: LinkProps) {
  return <Root {...props} />
}

const Root = styled(Link)`
  &[data-variant='quiet'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${theme.size.control};
    block-size: ${theme.size.control};
    border-radius: ${theme.radius.control};
    font-weight: 600;
    text-decoration: none;
  }
  && svg {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.surfaceHover};
    }
  }
  @media (pointer: coarse) {
    &[data-variant='quiet'] {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`
