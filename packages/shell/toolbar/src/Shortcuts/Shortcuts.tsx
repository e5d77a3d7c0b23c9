import { usePanel } from '@console/core/flows'
import { useBufferedKeystrokes } from '@console/core/keys'
import type { NavigationItem } from '@console/core/routes'
import {
  IconButton,
  Popover,
  theme,
  Link,
  type LinkProps,
  Tooltip,
  type TooltipProps,
} from '@console/ui'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { LanguageId } from '@console/core/i18n'
import { ShortcutPicker } from './ShortcutPicker'
import { shortcutsMachine } from './shortcutsMachine'
import { targetOf } from './targetOf'

export interface ShortcutsProps {
  /** All destinations open to the user, with translated titles. */
  destinations: readonly NavigationItem[]
  /** Ids of the pinned entries, in order. Specification 3: data.shortcuts. */
  shortcuts: readonly string[]
  /** Called with the new pinned ids. */
  onChange: (shortcuts: readonly string[]) => void
  /** In a row in the toolbar, or in a column in a narrow side panel. Default: `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
  /** Set where they are listed on top of the navigation: only the star is shown. */
  isListedBeside?: boolean
  /** Draws an entry's icon by its name; the first letter of its title replaces a missing one. */
  renderIcon?: (name: string) => ReactNode
}

/** The user's shortcuts, and the star that opens their menu (specification 2). */
export function Shortcuts({
  destinations,
  shortcuts,
  onChange,
  orientation = 'horizontal',
  isListedBeside = false,
  renderIcon,
}: ShortcutsProps) {
  const { t } = useTranslation('toolbar')
  const panel = usePanel(shortcutsMachine)
  useBufferedKeystrokes(panel.isOpen)
  const pinned = shortcuts.flatMap((id) => destinations.filter((item) => item.id === id))
  const isVertical = orientation === 'vertical'

  return (
    <Root data-orientation={orientation}>
      {pinned.length > 0 && !isListedBeside ? (
        <Pinned aria-label={t('shortcuts.label')}>
          {pinned.map((item) => (
            <PinnedLink
              key={item.id}
              item={item}
              icon={item.icon ? renderIcon?.(item.icon) : null}
              tooltipPlacement={isVertical ? 'end' : 'bottom'}
            />
          ))}
        </Pinned>
      ) : null}
      <Popover
        label={t('shortcuts.label')}
        placement={isVertical ? 'end top' : 'bottom start'}
        isOpen={panel.isOpen}
        onOpenChange={panel.setOpen}
        trigger={
          <IconButton label={t('shortcuts.label')} tooltipPlacement={isVertical ? 'end' : 'bottom'}>
            <Star />
          </IconButton>
        }
      >
        <ShortcutPicker
          destinations={destinations}
          shortcuts={shortcuts}
          onChange={onChange}
          text={panel.content.text}
          onTextChange={(text) => panel.change({ text })}
          onFollow={panel.close}
        />
      </Popover>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-inline-size: 0;

  &[data-orientation='vertical'] {
    flex-direction: column;
    block-size: 100%;
    /* Centred on the 64 px of the bar beside it. */
    padding-block: 14px;
  }
`

/* Shortcuts that don't fit scroll; the padding keeps the focus ring from being cut. */
const Pinned = styled.nav`
  display: flex;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  padding: ${theme.space[1]};
  overflow: auto hidden;
  scrollbar-width: none;

  [data-orientation='vertical'] > & {
    flex-direction: column;
    min-block-size: 0;
    overflow: hidden auto;
  }
  /* Shortcuts don't fit a phone's toolbar: they are in the menu. */
  @media (max-width: 599px) {
    [data-orientation='horizontal'] > & {
      display: none;
    }
  }
`

interface PinnedLinkProps {
  item: NavigationItem
  icon: ReactNode
  tooltipPlacement: TooltipProps['placement']
}

/** A shortcut in the toolbar: its icon, or the first letter of its title, which is the tooltip. */
function PinnedLink({ item, icon, tooltipPlacement }: PinnedLinkProps) {
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
  return <PinnedLinkRoot {...props} />
}

const PinnedLinkRoot = styled(Link)`
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
