import { ratePaths } from '@console/domain/commission-rate'
import { Link, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const places = [
  ['ofProducts.title', ratePaths.ofProducts],
  ['ofAgents.title', ratePaths.ofAgents],
  ['productGaps.title', ratePaths.productGaps],
  ['agentGaps.title', ratePaths.agentGaps],
  ['drafts.title', ratePaths.draft],
  ['history.title', ratePaths.history],
] as const

/** Links to the other screens about rates: the navigation has only two of them. */
export function RateLinks() {
  const { t } = useTranslation('commission-rates')
  return (
    <Root aria-label={t('links')}>
      {places.map(([title, path]) => (
        <Link key={path} variant="alone" href={path}>
          {t(title)}
        </Link>
      ))}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
`
