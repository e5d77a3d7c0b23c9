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

/** The other screens about rates: the navigation has two of them alone. */
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
