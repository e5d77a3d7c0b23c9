import { isActive, type NavigationItem } from '@console/core/routes'
import { Link, theme, VisuallyHidden } from '@console/ui'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { EntryFace, type EntryFaceProps } from './EntryFace'
import { Row, type RowProps } from './Row'

export interface EntryLinkProps
  extends Pick<EntryFaceProps, 'keepsIconPlace'>, Omit<RowProps, 'children'> {
  item: NavigationItem
  path: string
}

/** An entry that is a link. Specification 2: a link leads outside and opens in a new tab unless its target is set. */
export function EntryLink({ item, path, look, depth, isDense, keepsIconPlace }: EntryLinkProps) {
  const { t } = useTranslation('navigation')
  if (item.url === undefined) return null
  const target = item.target ?? (item.type === 'link' ? '_blank' : undefined)
  const opensTab = target === '_blank'
  return (
    <Row look={look} depth={depth} isDense={isDense}>
      <Link
        href={item.url}
        target={target}
        rel={opensTab ? 'noopener noreferrer' : undefined}
        variant="quiet"
        title={look === 'rail' ? item.title : undefined}
        aria-current={isActive(item, path) ? 'page' : undefined}
      >
        <EntryFace
          item={item}
          look={look}
          waiting={item.badge ?? 0}
          keepsIconPlace={keepsIconPlace}
        />
        {opensTab ? (
          <>
            {look === 'rail' ? null : (
              <Outside>
                <ExternalLink aria-hidden data-mirrored />
              </Outside>
            )}
            <VisuallyHidden>{t('entry.newTab')}</VisuallyHidden>
          </>
        ) : null}
      </Link>
    </Row>
  )
}

const Outside = styled.span`
  display: grid;
  flex: none;
  color: ${theme.color.textMuted};

  && svg {
    inline-size: 14px;
    block-size: 14px;
  }
`
