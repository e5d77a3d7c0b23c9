import { Key, Link, theme, VisuallyHidden } from '@console/ui'
import { ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import type { PaletteItem } from '../items'

export interface PaletteOptionProps {
  id: string
  item: PaletteItem
  icon: ReactNode
  /** Set on the line that Enter follows. */
  isPointedAt: boolean
  onPoint: () => void
  /** Called when it is followed in this tab, opens a new tab, or is an action. */
  onFollow: () => void
}

/** One hit, with the matching part of its title emphasized: a real link, so that it can be opened in another tab, or an action. */
export function PaletteOption({
  id,
  item: { title, match = { start: 0, end: 0 }, detail, href, target, keys = [] },
  icon,
  isPointedAt,
  onPoint,
  onFollow,
}: PaletteOptionProps) {
  const { t } = useTranslation('commandPalette')

  function follow({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    if (!(ctrlKey || metaKey || shiftKey || altKey)) onFollow()
  }

  const content = (
    <>
      <Icon aria-hidden>{icon}</Icon>
      <Title>
        {title.slice(0, match.start)}
        {match.end > 0 ? <Match>{title.slice(match.start, match.end)}</Match> : null}
        {title.slice(match.end)}
      </Title>
      {detail ? <Detail>{detail}</Detail> : null}
      {target === '_blank' ? (
        <>
          <ExternalLink data-mirrored aria-hidden />
          <VisuallyHidden>{t('commandPalette.newTab')}</VisuallyHidden>
        </>
      ) : null}
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </>
  )
  const common = {
    id,
    role: 'option',
    'aria-selected': isPointedAt,
    tabIndex: -1,
    onPointerMove: onPoint,
  }
  return href === undefined ? (
    <Deed {...common} onClick={onFollow}>
      {content}
    </Deed>
  ) : (
    <Root {...common} variant="quiet" href={href} target={target} onClick={follow}>
      {content}
    </Root>
  )
}

const line = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: ${theme.size.row};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};
  text-decoration: none;
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`

const pointed = css`
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
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Root = styled(Link)`
  &[data-variant='quiet'] {
    ${line}
  }
  ${pointed}
`

const Deed = styled.div`
  ${line}
  ${pointed}
`

/* As wide as the search icon in the bar above, so that titles are aligned with the typed text. */
const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 18px;
`

const Title = styled.bdi`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Match = styled.b`
  color: ${theme.color.accent};
  font-weight: 600;
`

const Detail = styled.bdi`
  flex: 1 1 0;
  min-inline-size: 30%;
  overflow: hidden;
  color: ${theme.color.textMuted};
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
`
